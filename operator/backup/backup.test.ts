import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { offerHistory, recordOfferEvent } from '../../server/content/offer-events.ts'
import { recordServedVersion, servedVersions } from '../../server/content/served-versions.ts'
import { silent } from '../../tests/fixtures/databases.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages, type RunningSignUp } from '../../tests/fixtures/sign-up-storages.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const now = new Date('2026-12-01T12:00:00Z')
const dayMs = 86_400_000
const later = (days: number) => new Date(now.getTime() + days * dayMs)
let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'backup-')), 'of-today')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(join(folder, '..'), { recursive: true })
})

describeStorages('backup and restore', ({ start, rows, mailsOf, variables }) => {
  const of = (site: RunningSignUp) => ({ ...variables(), DATA_DIR: site.folder })
  const keep = (site: RunningSignUp) => backUp([folder], { variables: of(site), now })
  const bringBack = (site: RunningSignUp, at = now, args: string[] = ['--replace']) =>
    restore([folder, ...args], { variables: of(site), now: at })
  const emails = async (site: RunningSignUp) =>
    (await rows(site, 'select email from registrations order by email')).map(({ email }) => email)

  /** Signs up and confirms. */
  async function join_(site: RunningSignUp, email: string): Promise<void> {
    const had = (await site.mails()).length
    await site.register({ ...person, email })
    const mails = await mailsOf(site, had + 1)
    const mail = mails.find(({ kind, to }) => kind === 'confirm' && to?.[0]?.address === email)
    await site.confirm(tokenIn(mail ?? {}), person.password)
  }

  async function erase(site: RunningSignUp, email: string): Promise<void> {
    await site.askForData(email, { siteId: 'global', locale: 'en' })
    const mail = await eventually(async () => {
      const found = (await site.mails()).find(({ kind }) => kind === 'data-request')
      expect(found).toBeDefined()
      return found
    })
    expect(await site.deletePerson(tokenIn(mail ?? {}))).toBe(true)
  }

  async function withEvents<Result>(
    site: RunningSignUp,
    work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>
  ) {
    const { DATABASE_URL = null } = variables()
    const database = await openDatabase({ DATABASE_URL, DATA_DIR: site.folder }, silent, () => now)
    return work(database).finally(() => database.close())
  }

  it('S7-63 everybody who was there is there again, with links that still work; who came later is not', async () => {
    const site = await start()
    await join_(site, 'one@example.com')
    await join_(site, 'two@example.com')
    await keep(site)
    await join_(site, 'late@example.com')
    await site.askForData('one@example.com', { siteId: 'global', locale: 'en' })
    const link = tokenIn((await mailsOf(site, 4)).find(({ kind }) => kind === 'data-request') ?? {})
    await site.stop({ keepData: true })
    await bringBack(site)
    const again = await start({ data: site.folder })
    expect(await emails(again)).toEqual(['one@example.com', 'two@example.com'])
    expect(await again.personalData(link)).toMatchObject([{ email: 'one@example.com' }])
    await join_(again, 'new@example.com')
  })

  it('S7-63 who was erased after the backup is erased again, whose time is over goes, a withdrawn offer stays withdrawn, and what was served stays on record', async () => {
    const site = await start()
    await join_(site, 'stays@example.com')
    await join_(site, 'erased@example.com')
    await site.register({ ...person, email: 'never-confirmed@example.com' })
    await keep(site)
    await erase(site, 'erased@example.com')
    const event = {
      offerId: `offer-${Math.random()}`,
      event: 'withdrawn',
      at: now.getTime(),
      by: 'zoe',
      reason: 'wrong'
    } as const
    const served = { at: now.getTime(), build: `build-${Math.random()}`, commit: 'c0ffee', content: 'one' }
    await withEvents(site, database => recordOfferEvent(database, event))
    await withEvents(site, database => recordServedVersion(database, served))
    await site.stop({ keepData: true })
    await bringBack(site, later(31))
    const again = await start({ data: site.folder, start: later(31).toISOString() })
    expect(await emails(again)).toEqual(['stays@example.com'])
    expect(await withEvents(again, database => offerHistory(database.query, event.offerId))).toEqual([event])
    expect(await withEvents(again, database => servedVersions(database.query))).toContainEqual(
      expect.objectContaining({ build: served.build })
    )
  })

  it('S7-63 who was erased stays so where the present database is lost: this machine knows it', async () => {
    const site = await start()
    await join_(site, 'erased@example.com')
    await keep(site)
    await erase(site, 'erased@example.com')
    await rows(site, 'delete from erasures')
    await site.stop({ keepData: true })
    await bringBack(site)
    expect(await emails(await start({ data: site.folder }))).toEqual([])
  })

  it('S7-63 refuses the database of a running site, and one with people in it, and changes nothing', async () => {
    const site = await start()
    await join_(site, 'one@example.com')
    await keep(site)
    await join_(site, 'late@example.com')
    await expect(bringBack(site)).rejects.toThrow(/is in use/)
    await site.stop({ keepData: true })
    await expect(bringBack(site, now, [])).rejects.toThrow('The database has registrations (2): add --replace')
    expect(await emails(await start({ data: site.folder }))).toEqual(['late@example.com', 'one@example.com'])
  })

  it.each<[what: string, damage: (folder: string) => Promise<void>, says: RegExp]>([
    ['a cut file', async of => writeFile(of, (await readFile(of)).subarray(0, 3000)), /is damaged: its SHA-256/],
    ['a changed file', of => appendFile(of, 'x'), /is damaged: its SHA-256/],
    ['a lost file', of => rm(of), /is missing/]
  ])('S7-63 refuses %s in one line, and changes nothing', async (_what, damage, says) => {
    const site = await start()
    await join_(site, 'one@example.com')
    await keep(site)
    await site.stop({ keepData: true })
    await damage(join(folder, variables().DATABASE_URL ? 'database.dump' : 'sign-up.sqlite'))
    await expect(bringBack(site)).rejects.toThrow(says)
    expect(await emails(await start({ data: site.folder }))).toEqual(['one@example.com'])
  })

  it.each<[what: string, change: (manifest: string) => string, says: RegExp]>([
    [
      'of a newer version',
      text => text.replace(/"migration": \d+/, '"migration": 999'),
      /newer version: its migration is 999/
    ],
    [
      'that is older than it is known who was erased',
      text => text.replace(/"createdAt": "2026/, '"createdAt": "2025'),
      /after 90 days/
    ],
    [
      'of the other kind',
      text => text.replace(/"kind": "\w+"/, found => `"kind": "${found.includes('sqlite') ? 'postgresql' : 'sqlite'}"`),
      /DATABASE_URL is/
    ],
    ['whose manifest is damaged', text => text.slice(0, 40), /manifest.json is damaged/]
  ])('S7-63 refuses a backup %s', async (_what, change, says) => {
    const site = await start()
    await keep(site)
    await site.stop({ keepData: true })
    const file = join(folder, 'manifest.json')
    await writeFile(file, change(await readFile(file, 'utf8')))
    await expect(bringBack(site)).rejects.toThrow(says)
  })

  it('S7-63 a backup is for its owner alone, in a folder of its own, and holds no counts of networks', async () => {
    const site = await start()
    await site.limit('sign-up', '192.0.2.1')
    await mkdir(folder, { mode: 0o755 })
    await keep(site)
    expect((await stat(folder)).mode & 0o077).toBe(0)
    const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { files: { name: string }[] }
    for (const { name } of files) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)
    await expect(keep(site)).rejects.toThrow('is not empty')
    await site.stop({ keepData: true })
    await bringBack(site)
    expect(await rows(await start({ data: site.folder }), 'select * from rate_limits')).toEqual([])
  })
})

it('S7-63 where there is no database yet nothing is written', async () => {
  await expect(backUp([folder], { variables: { DATA_DIR: join(folder, 'none') }, now })).rejects.toThrow(
    'does not exist'
  )
  await expect(restore([folder], { variables: { DATA_DIR: join(folder, 'none') }, now })).rejects.toThrow(
    'is no backup'
  )
  await expect(backUp([], {})).rejects.toThrow('Usage')
  await expect(restore([], {})).rejects.toThrow('Usage')
  await expect(restore([folder, '--force'], {})).rejects.toThrow("Unknown option '--force'. Usage: npm run restore")
})
