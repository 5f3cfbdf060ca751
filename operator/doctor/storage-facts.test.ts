import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { migrations } from '../../server/accounts/migrations.data.ts'
import { describeDatabases } from '../../tests/fixtures/databases.ts'
import { askDatabase, askMail } from './storage-facts.ts'

const MAIL_FROM = 'no-reply@kept.test'
const all = migrations.map(({ id }) => id)

describeDatabases('the database of a launch', ({ variables, open }) => {
  const settings = () => ({ ...variables(), DATABASE_URL: variables().DATABASE_URL || null })

  it('is empty before the first start, and stays so', async () => {
    expect(await askDatabase(settings())).toMatchObject({ reason: null, applied: [], known: all })
    expect(await askDatabase(settings())).toMatchObject({ reason: null, applied: [] })
  })

  it('has every migration once a process has started, which may go on', async () => {
    const database = await open()
    await database.query('select 1')
    expect(await askDatabase(settings())).toMatchObject({ kind: database.kind, reason: null, applied: all })
    await database.query('insert into sign_up_migrations (id, name, applied_at) values (999, $1, 0)', ['later'])
    expect((await askDatabase(settings())).applied).toEqual([...all, 999])
  })
})

it('a database that does not answer is a fact with its reason, without the password', async () => {
  const { reason } = await askDatabase({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/d', DATA_DIR: '' })
  expect(reason).toBe('nothing listens there')
})

it('a mail server is greeted and given the log-in, and gets no mail', async () => {
  const heard: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      heard.push(`log-in ${username}`)
      if (password === 'right') done(null, { user: username })
      else done(new Error('Invalid login'))
    },
    onMailFrom(_address, _session, done) {
      heard.push('mail')
      done()
    }
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const ask = (password: string, at = port) =>
    askMail({ SMTP_URL: `smtp://site:${password}@127.0.0.1:${at}`, MAIL_FROM })
  expect(await ask('right')).toEqual({ from: MAIL_FROM, reason: null })
  expect(await ask('wrong')).toEqual({ from: MAIL_FROM, reason: expect.stringContaining('Invalid login') })
  expect(heard).toEqual(['log-in site', 'log-in site'])
  await new Promise<void>(done => server.close(done))
  expect(await ask('right', 9)).toMatchObject({ reason: expect.stringContaining('nothing listens there') })
  expect(await askMail({ SMTP_URL: null, MAIL_FROM })).toMatchObject({ reason: 'not-set' })
})
