import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'
import { fresh, from, type Site, signUpForms } from '../fixtures/sign-up-forms.ts'

let site: Site
beforeAll(async () => {
  site = await runSite({ variables: { SIGN_UP_LIMIT: '10000' } })
})
afterAll(() => site.stop())
const { postForm, postJson } = signUpForms(() => site)

it('who sends slowly cannot hold a connection for minutes: what is not there in 30 s gets 408', () => {
  const { headersTimeout, requestTimeout } = site.server
  expect(headersTimeout).toBeLessThanOrEqual(15_000)
  expect(requestTimeout).toBeLessThanOrEqual(30_000)
})

it('an idle connection is kept longer than the 60 s of load balancers, so that no sign-up is sent on one that closes', () => {
  expect(site.server.keepAliveTimeout).toBeGreaterThan(60_000)
})

describe('S6-1 a sign-up that is open', () => {
  it('"JSON 201 is `{}`"', async () => {
    const { status, text, headers } = await postJson({ ...fresh(), ageConfirmed: true, termsAccepted: true })
    expect([status, text]).toEqual([201, '{}'])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a form gets 303 to `/download/?joined=1`', '/download/', '/download/?joined=1'],
    ['in the language of its page', '/en/download/', '/en/download/?joined=1'],
    ['never to where a page of another site would like', 'https://evil.example/', '/download/?joined=1'],
    ['nor to a language that the site does not have', '/de/download/', '/download/?joined=1']
  ])('%s', async (_rule, page, location) => {
    const answer = await postForm({ ...fresh(), page })
    expect([answer.status, answer.headers.location]).toEqual([303, location])
  })

  it('says so on the page that it leads to', async () => {
    const { status, text, headers } = await site.get('localhost', '/en/download/?joined=1', { site: 'global' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('private')
    expect(text).toContain('Check your inbox')
    expect(text).not.toContain('data-sign-up')
  })

  it('"409-free (an existing address gets the same answer)"', async () => {
    const fields = { ...fresh(), page: '/download/' }
    const answers = [await postForm(fields), await postForm(fields)]
    const seen = answers.map(({ status, text, headers }) => [status, text, headers.location, headers['set-cookie']])
    expect(seen[1]).toEqual(seen[0])
  })

  it.each([
    ['a Norwegian on the global site', 'localhost', from('NO')],
    ['unknown on the global site', 'localhost', {}],
    ['a Belgian on the Belgian site', 'belgium.localhost', from('BE')],
    ['an Ontarian on Ontario’s site', 'ontario.localhost', from('CA', 'ON')],
    ['a Briton on the British site', 'united-kingdom.localhost', from('GB')]
  ])('%s', async (_who, host, headers) => {
    expect((await postJson(fresh(), { host, headers })).status).toBe(201)
  })
})

describe('S7-20 `Idempotency-Key`', () => {
  const key = (text: string) => ({ 'idempotency-key': text })

  it('the same key with the same body gets the same answer, whatever the limit', async () => {
    const limited = await runSite({ variables: { SIGN_UP_LIMIT: '1' } })
    const fields = fresh()
    const send = (named: string, sent = fields) => postJson(sent, { at: limited, headers: key(named.repeat(16)) })
    const answers = [await send('a'), await send('a'), await send('b', fresh())]
    await limited.stop()
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(answers[1]?.text).toBe('{}')
  })

  it.each([
    ['with another body: 422', 'c'.repeat(32), 422],
    ['too short: 400', 'c', 400],
    ['too long: 400', 'c'.repeat(129), 400],
    ['with a space inside: 400', `${'c'.repeat(32)} c`, 400]
  ])('%s, and the header is named', async (_rule, second, status) => {
    expect((await postJson(fresh(), { headers: key('c'.repeat(32)) })).status).not.toBe(500)
    const answer = await postJson(fresh(), { headers: key(second) })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text).message).toContain('Idempotency-Key')
  })

  it('what was refused is no answer to repeat', async () => {
    const fields = { ...fresh(), password: 'short' }
    const headers = key('d'.repeat(32))
    expect((await postJson(fields, { headers })).status).toBe(400)
    expect((await postJson({ ...fields, password: 'correct horse 1' }, { headers })).status).toBe(201)
  })
})

describe('what is wrong', () => {
  const nothing = { email: 'no address', password: 'short', ageConfirmed: 'off' }

  it('"400 `{errors:{field: message}}`", in the visitor’s language', async () => {
    const inFrench = await postJson(nothing)
    expect(inFrench.status).toBe(400)
    expect(Object.keys(JSON.parse(inFrench.text).errors)).toEqual([
      'email',
      'password',
      'ageConfirmed',
      'termsAccepted'
    ])
    expect(JSON.parse(inFrench.text).errors.password).toContain('trop court')
    const inEnglish = await postJson(nothing, { headers: { 'accept-language': 'en' } })
    expect(JSON.parse(inEnglish.text).errors.password).toContain('too short')
  })

  it('"its errors in the page again", with what was typed but the password', async () => {
    const { status, text } = await postForm({
      ...fresh(),
      email: 'ann@',
      password: 'secret word',
      page: '/en/download/'
    })
    expect(status).toBe(400)
    expect(text).toContain('<html lang="en"')
    expect(text).toContain('This address is not complete')
    expect(text).toContain('must include lowercase characters (a-z) and numbers (0-9)')
    expect(text).toContain('value="ann@"')
    expect(text).not.toContain('secret word')
    const invalid = elementsOf(text, 'input').filter(({ attribs }) => attribs['aria-invalid'] === 'true')
    expect(invalid.map(({ attribs }) => attribs.name)).toEqual(['email', 'password'])
    expect(invalid.map(({ attribs }) => 'autofocus' in attribs)).toEqual([true, false])
    const fault = elementsOf(text, 'p').find(({ attribs }) => attribs.id === 'sign-up-email-fault')
    expect(fault && textOf(fault)).toContain('This address is not complete')
    const ticked = elementsOf(text, 'input').filter(({ attribs }) => 'checked' in attribs)
    expect(ticked.map(({ attribs }) => attribs.name)).toEqual(['ageConfirmed', 'termsAccepted'])
  })

  it('what was typed is text, never markup', async () => {
    const { text } = await postForm({ ...fresh(), email: '"><script>alert(1)</script>' })
    expect(text).not.toContain('<script>alert')
  })

  it.each([
    ['another type', { 'content-type': 'text/plain' }, 'email=a', 415],
    ['no JSON', { 'content-type': 'application/json' }, '{', 400],
    ['a list', { 'content-type': 'application/json' }, '[]', 400],
    [
      'more than a form is long',
      { 'content-type': 'application/json' },
      JSON.stringify({ email: 'a'.repeat(20_000) }),
      413
    ]
  ])('a body that is %s', async (_what, headers, body, status) => {
    const answer = await site.get('localhost', '/api/sign-up', { method: 'POST', headers, body })
    expect([answer.status, JSON.parse(answer.text).statusCode]).toEqual([status, status])
  })

  it('a GET is no sign-up', async () => {
    const { status, headers } = await site.get('localhost', '/api/sign-up')
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})

describe('S8-15 "Unexpected failures show the text of spec section 8"', () => {
  it.each([
    ['as JSON', false],
    ['in the page again', true]
  ])('%s', async (_how, asForm) => {
    const broken = await runSite()
    broken.services.signUp.register = () => Promise.reject(new Error('the disk is full'))
    const fields = { ...fresh(), page: '/en/download/' }
    const answer = asForm
      ? await postForm(fields, { at: broken })
      : await postJson(fields, { at: broken, headers: { 'accept-language': 'en' } })
    await broken.stop()
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('contact customer service for help')
    expect(answer.text).not.toContain('the disk is full')
  })
})
