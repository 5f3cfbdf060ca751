import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { silent } from '../../tests/fixtures/databases.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages, type RunningSignUp } from '../../tests/fixtures/sign-up-storages.ts'
import { createMailTransport } from '../mail/mail-transport.ts'
import { mailOutbox, writeMail } from '../outbox/mail-outbox.ts'
import { claimDue } from '../outbox/outbox-worker.ts'
import { erasuresBeside, markOf, settleErasures } from './erasures.ts'
import { openDatabase } from './open-database.ts'

const email = 'zoe.of.the.erased@example.com'
const place = { siteId: 'global', locale: 'en' } as const

/** The files of a folder that hold a text anywhere in their bytes, by their names. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const bytes = await Promise.all(files.map(file => readFile(file).catch(() => Buffer.of())))
  return files.filter((_file, index) => bytes[index]?.includes(text)).map(file => file.slice(folder.length + 1))
}

describeStorages('an erased person', ({ start, rows, mailsOf, variables }) => {
  /** Signs up, and erases by the link of a mail. Returns the registration's id and hash. */
  async function comeAndGo(site: RunningSignUp) {
    await site.register({ ...person, email })
    await site.askForData(email, place)
    const data = (await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request')
    const [stored] = await rows(site, 'select id, password_hash from registrations')
    expect(await site.deletePerson(tokenIn(data ?? {}))).toBe(true)
    return { id: String(stored?.id), hash: String(stored?.password_hash) }
  }

  /** The work of every process each minute. */
  async function settle(folder: string) {
    const environment = { DATABASE_URL: variables().DATABASE_URL ?? null, DATA_DIR: folder }
    const database = await openDatabase(environment, silent, () => new Date())
    const transport = createMailTransport({ ...environment, SMTP_URL: null, MAIL_FROM: 'no-reply@example.com' }, silent)
    const now = () => new Date('2026-12-01T12:01:00Z')
    await settleErasures({ database, dataFolder: folder, transport, now })
    await database.close()
  }

  it('S7-61 is in no file of DATA_DIR: neither in the database, nor in its write-ahead log, nor in kept mails, but for the goodbye', async () => {
    const site = await start()
    const { id, hash } = await comeAndGo(site)
    expect(await filesWith(site.folder, hash)).toEqual([])
    await eventually(async () => expect((await site.mails()).map(({ kind }) => kind)).toEqual(['deleted']))
    await eventually(async () => expect(await rows(site, 'select id from mail_outbox')).toEqual([]))
    await settle(site.folder)
    expect(await filesWith(site.folder, email)).toEqual([expect.stringMatching(/^outbox\/\d+-deleted-/)])
    expect(await filesWith(site.folder, id)).toEqual([])
  })

  it('S7-61 is known by a mark alone, beside the database too', async () => {
    const site = await start()
    const { id } = await comeAndGo(site)
    const expected = [{ mark: markOf(id), at: expect.any(Number) }]
    expect(await rows(site, 'select mark, erased_at as at from erasures')).toEqual(expected)
    expect(await erasuresBeside(site.folder)).toEqual(expected)
  })

  it('S7-61 the goodbye itself goes after a day', async () => {
    const site = await start()
    await comeAndGo(site)
    await eventually(async () => expect((await site.mails()).map(({ kind }) => kind)).toEqual(['deleted']))
    await site.stop({ keepData: true })
    const later = await start({ data: site.folder, start: new Date(Date.now() + 25 * 3_600_000).toISOString() })
    await eventually(async () => expect(await later.mails()).toEqual([]))
  })
})

it('S7-61 the goodbye that was settled while it waited leaves nothing in the database once it is sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goodbye-'))
  const now = () => new Date('2026-12-01T12:00:00Z')
  const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: folder }, silent, now)
  await database.transaction(run => writeMail(run, { kind: 'deleted', email, ...place }, now()))
  await database.settle()
  expect(await filesWith(folder, email)).toEqual(['sign-up.sqlite'])
  const outbox = mailOutbox(database, async () => ({ outcome: 'done' }), now)
  const at = now().getTime()
  for (const item of await claimDue<Parameters<typeof outbox.finish>[0]>(outbox, at, 1))
    await outbox.finish(item, 'done', at)
  expect(await filesWith(folder, email)).toEqual([])
  await database.close()
  await rm(folder, { recursive: true })
})
