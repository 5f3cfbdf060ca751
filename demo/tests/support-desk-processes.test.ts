import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgresql } from '../../tests/fixtures/postgresql.ts'
import { type DeskClient, runDesk } from './desk-client.ts'

let postgresql: Awaited<ReturnType<typeof startPostgresql>>
let desks: DeskClient[]
beforeAll(async () => {
  postgresql = await startPostgresql()
  const variables = { DATABASE_URL: postgresql.url, SECRET_KEY: 'a secret of both processes, long enough' }
  desks = [await runDesk(variables), await runDesk(variables)]
})
afterAll(async () => {
  for (const { site } of desks) await site.stop()
  await postgresql.stop()
})

/** The two processes. */
function both(): [DeskClient, DeskClient] {
  const [here, there] = desks
  if (!here || !there) throw new Error('There are not two processes')
  return [here, there]
}

it('S7-65 a visitor on one process and an agent on another talk; each hears of the other within moments', async () => {
  const [here, there] = both()
  const cookie = await there.agent()
  await there.stateOf(cookie)
  const token = await here.opened()
  const { conversations } = await there.stateOf(cookie)
  expect(conversations.at(-1)).toMatchObject({ status: 'waiting' })
  const { id } = conversations.at(-1)
  expect(await here.messagesOf(token)).toMatchObject({
    status: 'waiting',
    messages: [{ from: 'visitor' }, { from: 'automatic', text: 'Hello. An agent will answer you here in a moment.' }]
  })
  const waiting = here.messagesOf(token, 2)
  await new Promise(resolve => setTimeout(resolve, 200))
  expect((await there.post('agent/messages', { conversation: id, text: 'Gladly' }, cookie)).status).toBe(204)
  expect((await waiting).messages).toMatchObject([{ id: 3, from: 'agent', text: 'Gladly' }])
  const { version } = await there.stateOf(cookie)
  const news = there.stateOf(cookie, `version=${version}&conversation=${id}`)
  expect((await there.post('messaging/messages', { text: 'Good' }, there.bearer(token))).status).toBe(204)
  expect((await news).conversation.messages.at(-1)).toMatchObject({ from: 'visitor', text: 'Good' })
  expect((await here.post('agent/sign-out', {}, cookie)).status).toBe(303)
  expect((await there.get('agent/state', cookie)).status).toBe(401)
  expect((await here.messagesOf(token, 4)).status).toBe('left')
})

it('S7-65 limits count on all processes together', async () => {
  const [here, there] = both()
  const network = here.network()
  const statuses = []
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await (tries % 2 ? here : there).post('agent/sign-in', { key: 'wrong' }, network)).status)
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
})
