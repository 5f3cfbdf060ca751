import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, runSignUp, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { createMailTransport, mayBeReached, refusalOf } from './mail-transport.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'))
})
afterEach(() => rm(folder, { recursive: true }))

const silent = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }
const mail = {
  id: '00000000-0000-4000-8000-000000000000',
  mark: null,
  kind: 'confirm',
  to: 'zoé@example.com',
  date: new Date('2026-12-01T12:00:00Z'),
  subject: 'Confirmez votre adresse\u00a0: ça y est',
  text: 'Bonjour,\n\nà bientôt',
  html: '<p>à bientôt</p>'
} as const

/** A mail server that keeps what it gets, and refuses as `refuse` says. */
async function startSmtp(refuse: (address: string) => number | null = () => null) {
  const received: { email: Email; to: string[] }[] = []
  const receive = async (stream: Readable, { envelope }: SMTPServerSession) => {
    const email = await PostalMime.parse(await buffer(stream))
    received.push({ email, to: envelope.rcptTo.map(({ address }) => address) })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refuse(address)
      done(code ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: code }) : null)
    },
    onData(stream, session, done) {
      void receive(stream, session).finally(() => done())
    }
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { received, SMTP_URL: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>(done => server.close(done)) }
}

it('"SMTP_URL": a sign-up reaches the visitor through the mail server, accents and link whole', async () => {
  const smtp = await startSmtp()
  const site = await runSignUp({ variables: { SMTP_URL: smtp.SMTP_URL, MAIL_FROM: 'no-reply@poker.example' } })
  await site.register({ ...person, email: 'zoe@example.com' })
  await eventually(() => expect(smtp.received).toHaveLength(1))
  const { email, to } = smtp.received[0] ?? { email: {} as Email, to: [] }
  expect(to).toEqual(['zoe@example.com'])
  expect(email.from).toEqual({ name: siteConfiguration.brand, address: 'no-reply@poker.example' })
  expect(email.subject).toMatch(/^\p{Lu}.*\p{L}$/u)
  expect(email.text).toContain('48\u00a0heures')
  expect(email.text).toMatch(/é.*’/s)
  expect(email.html).toContain(`href="https://localhost:3000/api/sign-up/confirm?token=${tokenIn(email)}"`)
  expect(email.html).toContain('<html lang="fr">')
  expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(await site.confirm(tokenIn(email), person.password)).toMatchObject({ outcome: 'confirmed' })
  expect(await site.mails()).toEqual([])
  await site.stop()
  await smtp.stop()
})

it('a mail server that is away: the mail waits and is sent when it is back, as the same message', async () => {
  let away = true
  const smtp = await startSmtp(() => (away ? 451 : null))
  const site = await runSignUp({ variables: { SMTP_URL: smtp.SMTP_URL } })
  await site.register({ ...person, email: 'zoe@example.com' })
  await eventually(() => expect(site.log()).toContain('not delivered yet'))
  away = false
  await eventually(() => expect(smtp.received).toHaveLength(1))
  expect(site.log()).not.toContain('example.com')
  await site.stop()
  await smtp.stop()
})

it('an address that the mail server refuses permanently is given up, and not named in the log', async () => {
  const smtp = await startSmtp(() => 550)
  const site = await runSignUp({ variables: { SMTP_URL: smtp.SMTP_URL } })
  await site.register({ ...person, email: 'zoe@example.com' })
  await eventually(() => expect(site.log()).toContain('not deliverable'))
  expect(site.log()).toContain('EENVELOPE 550')
  expect(site.log()).not.toContain('example.com')
  await site.stop()
  await smtp.stop()
})

it.each<[rule: string, error: object, outcome: string]>([
  ['a mailbox that does not exist is final', { code: 'EENVELOPE', responseCode: 550 }, 'given-up'],
  ['a message that is refused is final', { code: 'EMESSAGE', responseCode: 554 }, 'given-up'],
  [
    'a mailbox that does not exist, with its status',
    { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 No such user' },
    'given-up'
  ],
  [
    'a refusal by policy is tried again',
    { code: 'EMESSAGE', responseCode: 550, response: '550 5.7.1 Blocked, see 5.1.1' },
    'again'
  ],
  [
    'and in several lines',
    { code: 'EENVELOPE', responseCode: 554, response: '554-5.7.606 Access denied\n554 5.7.606 zoe' },
    'again'
  ],
  ['a full mailbox is not', { code: 'EENVELOPE', responseCode: 452 }, 'again'],
  ['a wrong password of ours is not the visitor’s fault', { code: 'EAUTH', responseCode: 535 }, 'again'],
  ['a server that is away', { code: 'ECONNECTION' }, 'again'],
  ['an unknown fault', {}, 'again']
])('%s', (_rule, error, outcome) => {
  expect(refusalOf(error).outcome).toBe(outcome)
})

it('"without it mails are kept in an outbox folder and the log says where", not to whom', async () => {
  const lines: unknown[] = []
  const settings = { SMTP_URL: null, MAIL_FROM: 'no-reply@poker.example', DATA_DIR: folder }
  const transport = createMailTransport(settings, { ...silent, info: (...line: unknown[]) => void lines.push(line) })
  expect(await transport.send(mail)).toEqual({ outcome: 'done' })
  const [name = ''] = await readdir(join(folder, 'outbox'))
  expect(name).toBe(`20261201120000-confirm-${mail.id}.eml`)
  const file = join(folder, 'outbox', name)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    to: [{ address: 'zoé@example.com' }],
    subject: mail.subject,
    text: expect.stringContaining('à bientôt'),
    messageId: `<${mail.id}@poker.example>`
  })
  expect(JSON.stringify(lines)).toContain(name)
  expect(JSON.stringify(lines)).not.toContain('zoé')
})

it('kept mails go when their time is over', async () => {
  const transport = createMailTransport({ SMTP_URL: null, MAIL_FROM: 'a@poker.example', DATA_DIR: folder }, silent)
  await transport.forget(new Date(), new Date())
  await transport.send(mail)
  await transport.send({ ...mail, id: '11111111-0000-4000-8000-000000000000' })
  const [old = '', fresh] = (await readdir(join(folder, 'outbox'))).sort()
  const month = new Date(Date.now() - 31 * 86_400_000)
  const halfWritten = join(folder, 'outbox', `${old}.0123456789ab.part`)
  await writeFile(halfWritten, 'To: zoe@example.com')
  for (const file of [join(folder, 'outbox', old), halfWritten]) await utimes(file, month, month)
  await transport.forget(new Date(Date.now() - 30 * 86_400_000), new Date())
  expect(await readdir(join(folder, 'outbox'))).toEqual([fresh])
})

it.each<[rule: string, to: string]>([
  ['a line break in an address cannot add a header or a recipient', 'zoe@example.com\r\nBcc: all@example.com'],
  ['an address is one address', 'zoe@example.com, other@example.com']
])('%s', async (_rule, to) => {
  const transport = createMailTransport({ SMTP_URL: null, MAIL_FROM: 'a@poker.example', DATA_DIR: folder }, silent)
  await transport.send({ ...mail, to }).catch(() => {})
  for (const name of await readdir(join(folder, 'outbox')).catch(() => [])) {
    const { bcc, to: recipients } = await PostalMime.parse(await readFile(join(folder, 'outbox', name)))
    expect(bcc).toBeUndefined()
    expect(recipients?.length ?? 0).toBeLessThanOrEqual(1)
  }
})

it.each<[rule: string, address: string, settings: Parameters<typeof mayBeReached>[1], reached: boolean]>([
  ['a relay takes ASCII before the @', 'zoe@example.com', { SMTP_URL: 'smtp://a', SMTP_UTF8: false }, true],
  ['and any domain', 'zoe@müller.example', { SMTP_URL: 'smtp://a', SMTP_UTF8: false }, true],
  ['other letters not', 'zoé@example.com', { SMTP_URL: 'smtp://a', SMTP_UTF8: false }, false],
  ['but with SMTPUTF8', 'zoé@example.com', { SMTP_URL: 'smtp://a', SMTP_UTF8: true }, true],
  ['a folder takes all', 'zoé@example.com', { SMTP_URL: null, SMTP_UTF8: false }, true]
])('%s: %s', (_rule, address, settings, reached) => {
  expect(mayBeReached(address, settings)).toBe(reached)
})
