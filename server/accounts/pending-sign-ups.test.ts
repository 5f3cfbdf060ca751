import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, runSignUp, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages, type RunningSignUp } from '../../tests/fixtures/sign-up-storages.ts'
import { migrations } from './migrations.data.ts'
import { hashPassword } from './password.ts'
import { maxPending } from './pending-sign-ups.ts'

const hourMs = 3_600_000
const stranger = { ...person, password: 'of a stranger 1', siteId: 'ontario', locale: 'en', country: 'CAON' } as const
const place = { siteId: 'global', locale: 'fr' } as const

describeStorages('pending sign-ups', ({ start, rows, mailsOf }) => {
  const stored = (site: RunningSignUp) =>
    rows(site, 'select site_id, locale, country, confirmed_at is not null as confirmed from registrations')
  const isTrue = expect.toSatisfy(value => value === true || value === 1)

  it.each([
    ['the stranger came first', [stranger, person]],
    ['the stranger came second', [person, stranger]]
  ])('S7-27 S7-28 no link confirms a password that its reader does not know: %s', async (_who, inOrder) => {
    const site = await start()
    for (const each of inOrder) await site.register(each)
    const mails = await mailsOf(site, 2)
    expect(mails.map(({ kind }) => kind)).toEqual(['confirm', 'confirm'])
    for (const mail of mails)
      expect(await site.confirm(tokenIn(mail), 'something else 1')).toEqual({ outcome: 'other-password' })
    const [first] = mails
    expect(await site.confirm(tokenIn(first ?? {}), person.password)).toEqual({ outcome: 'confirmed', ...place })
    expect(await stored(site)).toEqual([{ site_id: 'global', locale: 'fr', country: 'AL', confirmed: isTrue }])
    expect(await rows(site, 'select * from pending_sign_ups')).toEqual([])
  })

  it('S7-28 a mail that is sent again leads to the sign-up of the password too', async () => {
    const site = await start()
    await site.register(person)
    await site.register(stranger)
    site.later(49 * hourMs)
    await site.resend(person.email, place)
    const [again] = (await mailsOf(site, 3)).slice(-1)
    expect(await site.confirm(tokenIn(again ?? {}), person.password)).toEqual({ outcome: 'confirmed', ...place })
    expect(await stored(site)).toMatchObject([{ site_id: 'global' }])
  })

  it('S7-28 who has a link cannot guess on', async () => {
    const site = await start()
    await site.register(person)
    const [mail] = await mailsOf(site, 1)
    const outcomes = []
    for (let time = 0; time < 11; time += 1)
      outcomes.push((await site.confirm(tokenIn(mail ?? {}), `guess number ${time}`)).outcome)
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'other-password'), 'too-many'])
  })

  it('S7-27 of one network an address never has more than three that wait: its newest', async () => {
    const site = await start()
    for (let time = 0; time <= maxPending; time += 1) {
      await site.register({ ...person, termsVersion: `${time}` })
      site.later(1000)
    }
    const waiting = await rows(site, 'select terms_version from pending_sign_ups order by created_at')
    expect(waiting).toEqual(Array.from({ length: maxPending }, (_, time) => ({ terms_version: `${time + 1}` })))
  })

  it.each([
    ['before', [0, 1]],
    ['after', [1, 0]]
  ])(
    'S7-27 ten sign-ups of others with the same address, sent %s one’s own, take nothing from it',
    async (_when, order) => {
      const site = await start()
      const others = async () => {
        for (let time = 0; time < 10; time += 1) await site.register(stranger, { network: '192.0.2.0/24' })
      }
      const own = () => site.register(person, { network: '198.51.100.0/24' })
      for (const which of order) await [others, own][which]?.()
      expect(await rows(site, 'select id from pending_sign_ups')).toHaveLength(maxPending + 1)
      const [mail] = await mailsOf(site, 5)
      expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toEqual({ outcome: 'confirmed', ...place })
    }
  )

  it('S7-27 of sign-ups from a hundred networks one’s own is found from its network, and no try looks at all of them', async () => {
    const site = await start()
    await site.register(person, { network: '198.51.100.0/24' })
    await site.register(stranger, { network: '192.0.2.0/24' })
    const columns =
      'registration_id, email, password_hash, site_id, locale, country, minimum_age, terms_version, privacy_version'
    for (let other = 0; other < 100; other += 1)
      await rows(
        site,
        `insert into pending_sign_ups (id, network, created_at, ${columns})
         select 'other ${other}', 'network ${other}', created_at + 1, ${columns} from pending_sign_ups where site_id = 'ontario' limit 1`
      )
    const [mail] = await mailsOf(site, 2)
    expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toEqual({ outcome: 'other-password' })
    const own = { network: '198.51.100.0/24' }
    expect(await site.confirm(tokenIn(mail ?? {}), person.password, own)).toEqual({ outcome: 'confirmed', ...place })
  })

  it('RFC 8265: a password is one whichever keyboard wrote it, and one of before the rule confirms as it was written', async () => {
    const site = await start()
    const [composed, apart] = ['mañana-kite-47', 'man\u0303ana-kite-47']
    await site.register({ ...person, password: composed })
    const [mail] = await mailsOf(site, 1)
    expect(await site.confirm(tokenIn(mail ?? {}), apart)).toEqual({ outcome: 'confirmed', ...place })
    await site.register({ ...person, email: 'of.before@example.com', password: apart })
    const other = (await mailsOf(site, 2)).find(({ to }) => to?.[0]?.address === 'of.before@example.com')
    expect(await site.confirm(tokenIn(other ?? {}), apart)).toEqual({ outcome: 'confirmed', ...place })
  })

  it('the same form with the same key, sent again after an erasure, is a new sign-up', async () => {
    const site = await start()
    const attempt = { key: 'a-key-of-sixteen-signs', sent: 'the form' }
    expect(await site.register(person, { attempt })).toBe('done')
    expect(await site.seen(attempt)).toBe('same')
    await site.askForData(person.email, place)
    const token = tokenIn((await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request') ?? {})
    await site.deletePerson(token)
    expect(await site.seen(attempt)).toBe('new')
    await site.register(person, { attempt })
    expect(await rows(site, 'select id from registrations')).toHaveLength(1)
  })

  it('S7-30 a person sees all that waits for their address, and erases all of it', async () => {
    const site = await start()
    await site.register(stranger)
    await site.register(person)
    await site.askForData(person.email, place)
    const token = tokenIn((await mailsOf(site, 3)).find(({ kind }) => kind === 'data-request') ?? {})
    const countries = (await site.personalData(token))?.map(({ country }) => country)
    expect(countries?.sort()).toEqual(['AL', 'CAON'])
    expect(await site.deletePerson(token)).toBe(true)
    for (const table of ['registrations', 'pending_sign_ups'])
      expect(await rows(site, `select * from ${table}`)).toEqual([])
  })

  it('S7-30 each goes 30 days after it was made, the last one with its registration', async () => {
    const site = await start()
    await site.register(stranger)
    site.later(240 * hourMs)
    await site.register(person)
    await site.stop({ keepData: true })
    const later = await start({ data: site.folder, start: '2026-12-31T13:00:00Z' })
    const countries = () => rows(later, 'select country from pending_sign_ups')
    await eventually(async () => expect(await countries()).toEqual([{ country: 'AL' }]))
    expect(await rows(later, 'select id from registrations')).toHaveLength(1)
    await later.stop({ keepData: true })
    const last = await start({ data: site.folder, start: '2027-01-10T13:00:00Z' })
    await eventually(async () => expect(await rows(last, 'select id from registrations')).toEqual([]))
    expect(await rows(last, 'select id from pending_sign_ups')).toEqual([])
  })
})

it('a file of before: who waits can confirm by password, and has not been handed over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sign-up-'))
  const before = new DatabaseSync(join(folder, 'sign-up.sqlite'))
  before.exec(
    'create table sign_up_migrations (id integer primary key, name text not null, applied_at bigint not null)'
  )
  for (const { id, name, statements } of migrations.slice(0, 2)) {
    for (const statement of statements) if (typeof statement === 'string') before.exec(statement)
    before.prepare('insert into sign_up_migrations values (?, ?, 0)').run(id, name)
  }
  const hash = await hashPassword(person.password)
  const at = Date.parse('2026-12-01T11:00:00Z')
  before
    .prepare("insert into registrations values ('a', ?, ?, ?, 'global', 'fr', 'AL', 18, 'one', 'one', ?, null)")
    .run(person.email, person.email.toLowerCase(), hash, at)
  before.prepare("insert into account_outbox values ('b', 'a', 'registered', 0, ?, 0, ?, null)").run(at, at)
  before.prepare("update registrations set id = '0b2f4c1e-6a0d-4f0e-9d53-1f6f0a8d2c11'").run()
  before.prepare("update account_outbox set registration_id = '0b2f4c1e-6a0d-4f0e-9d53-1f6f0a8d2c11'").run()
  before.close()

  const site = await runSignUp({ data: folder })
  const events = () => {
    const file = new DatabaseSync(join(folder, 'sign-up.sqlite'), { readOnly: true })
    const found = file.prepare('select event from account_outbox order by step').all()
    file.close()
    return found.map(({ event }) => event)
  }
  expect(events()).toEqual([])
  await site.resend(person.email, place)
  await eventually(async () => expect(await site.mails()).toHaveLength(1))
  const [mail] = await site.mails()
  expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toEqual({ outcome: 'confirmed', ...place })
  expect(events()).toEqual(['registered', 'confirmed'])
  await site.stop()
})
