import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { HTTPException } from 'hono/http-exception'
import { expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

function sent(type: string | undefined, body: string, length = true): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  if (type) request.headers['content-type'] = type
  if (length) request.headers['content-length'] = String(Buffer.byteLength(body))
  for (let from = 0; from < body.length; from += 5000) request.push(body.slice(from, from + 5000))
  request.push(null)
  return request
}

it.each([
  ['a form', form, 'email=a%40b.example&termsAccepted=on', { email: 'a@b.example', termsAccepted: 'on' }],
  [
    'JSON',
    `${json}; charset=utf-8`,
    '{"email":"a@b.example","termsAccepted":true,"n":1}',
    { email: 'a@b.example', termsAccepted: 'true', n: '1' }
  ],
  ['what is deeper is left out', json, '{"email":{"$ne":1},"list":[1],"nothing":null}', {}],
  ['a field called __proto__ stays a field', json, '{"__proto__":"x"}', JSON.parse('{"__proto__":"x"}')],
  ['an empty form', form, '', {}]
])('reads %s', async (_, type, body, fields) => {
  expect(await readForm(sent(type, body))).toEqual(fields)
})

it.each([
  ['another type', 'text/plain', 'email=a', true, 415],
  ['no type', undefined, 'email=a', true, 415],
  ['broken JSON', json, '{"email":', true, 400],
  ['a list', json, '[]', true, 400],
  ['a bare null', json, 'null', true, 400],
  ['a body that says it is too long', form, `a=${'x'.repeat(17_000)}`, true, 413],
  ['one that does not say so', form, `a=${'x'.repeat(17_000)}`, false, 413]
])('refuses %s', async (_, type, body, length, status) => {
  const error = await readForm(sent(type, body, length)).catch(error => error)
  expect(error).toBeInstanceOf(HTTPException)
  expect(error.status).toBe(status)
})

it('a sender who goes away in the middle is no fault of this site', async () => {
  const request = new IncomingMessage(new Socket())
  request.headers['content-type'] = json
  request.push('{"email":')
  const reading = readForm(request).catch(error => error)
  request.destroy(new Error('aborted'))
  expect(await reading).toMatchObject({ status: 400, message: 'The body broke off' })
})
