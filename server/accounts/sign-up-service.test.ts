import { expect, it, vi } from 'vitest'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages } from '../../tests/fixtures/sign-up-storages.ts'

const hourMs = 3_600_000

describeStorages('sign-up', ({ start, rows, mailsOf }) => {
  it('"The accepted age and version of the terms are stored with the registration", with place and language, and the hash alone', async () => {
    const site = await start()
    await site.register(person)
    expect(await rows(site, 'select * from registrations')).toEqual([
      expect.objectContaining({
        email: 'Zoé.Lefèvre@example.com',
        email_lower: 'zoé.lefèvre@example.com',
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        site_id: 'global',
        locale: 'fr',
        country: 'AL',
        minimum_age: 18,
        terms_version: '20240426',
        privacy_version: '20261120',
        confirmed_at: null
      })
    ])
  })

  it('"confirmation mail in the visitor’s language with a signed, expiring link"', async () => {
    const site = await start()
    await site.register(person)
    const [mail] = await mailsOf(site, 1)
    expect(mail).toMatchObject({ kind: 'confirm', language: 'fr' })
    expect(mail?.to?.[0]?.address).toBe('Zoé.Lefèvre@example.com')
    expect(mail?.text).toContain('https://localhost:3000/api/sign-up/confirm?token=')
    expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toEqual({
      outcome: 'confirmed',
      siteId: 'global',
      locale: 'fr'
    })
    expect(await rows(site, 'select confirmed_at from registrations')).toEqual([{ confirmed_at: expect.any(Number) }])
  })

  it('a link may be followed twice: the first instant stays', async () => {
    const site = await start()
    await site.register(person)
    const [mail] = await mailsOf(site, 1)
    await site.confirm(tokenIn(mail ?? {}), person.password)
    const [first] = await rows(site, 'select confirmed_at from registrations')
    site.later(hourMs)
    expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toMatchObject({ outcome: 'confirmed' })
    expect(await rows(site, 'select confirmed_at from registrations')).toEqual([first])
  })

  it('"Confirm link valid 48 h", and it "can be asked for again"', async () => {
    const site = await start()
    await site.register(person)
    const [mail] = await mailsOf(site, 1)
    site.later(48 * hourMs + 1000)
    expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toEqual({
      outcome: 'expired',
      siteId: 'global',
      locale: 'fr'
    })
    await site.resend('ZOÉ.lefèvre@example.com ', { siteId: 'global', locale: 'en' })
    const again = (await mailsOf(site, 2)).find(({ language }) => language === 'en')
    expect(await site.confirm(tokenIn(again ?? {}), person.password)).toMatchObject({ outcome: 'confirmed' })
  })

  it.each<[string, (token: string) => string]>([
    ['nothing', () => ''],
    ['words', () => 'hello'],
    ['a changed signature', token => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['a later expiry', token => `zzzzzzz${token.slice(token.indexOf('.'))}`],
    ['another person', token => token.replace(/\.[^.]+\./, '.00000000-0000-4000-8000-000000000000.')]
  ])('a token that was not signed here is invalid: %s', async (_what, forge) => {
    const site = await start()
    await site.register(person)
    const [mail] = await mailsOf(site, 1)
    expect(await site.confirm(forge(tokenIn(mail ?? {})), person.password)).toEqual({ outcome: 'invalid' })
  })

  it('"An address that exists already gets a mail that says so": nothing else changes', async () => {
    const site = await start()
    await site.register(person)
    const [confirmation] = await mailsOf(site, 1)
    await site.confirm(tokenIn(confirmation ?? {}), person.password)
    const before = await rows(site, 'select * from registrations')
    await site.register({ ...person, email: 'zoé.lefèvre@EXAMPLE.com', password: 'another-1', locale: 'en' })
    const mails = await mailsOf(site, 2)
    const known = mails.find(({ kind }) => kind === 'already-registered')
    expect(known?.text).toContain('https://localhost:3000/en/download/')
    expect(await rows(site, 'select * from registrations')).toEqual(before)
    expect(await rows(site, 'select * from pending_sign_ups')).toEqual([])
  })

  it('"same time and answer for an existing address": the hash is always made', async () => {
    const site = await start()
    await site.register(person)
    const hashes = async (email: string) => {
      const { signal } = new AbortController()
      const asked = vi.spyOn(signal, 'throwIfAborted')
      expect(await site.register({ ...person, email }, { gone: signal })).toBe('done')
      return asked.mock.calls.length
    }
    expect([await hashes(person.email), await hashes('someone.else@example.com')]).toEqual([1, 1])
  })

  it('two people who send the same address at the same moment become one registration', async () => {
    const site = await start()
    await Promise.all(Array.from({ length: 5 }, () => site.register(person)))
    expect(await rows(site, 'select id from registrations')).toHaveLength(1)
    const mails = await mailsOf(site, 5)
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(['confirm']))
    for (const mail of mails)
      expect(await site.confirm(tokenIn(mail), person.password)).toMatchObject({ outcome: 'confirmed' })
    expect(await rows(site, 'select id from pending_sign_ups')).toEqual([])
  })

  it('who is gone before the password is hashed leaves nothing behind', async () => {
    const site = await start()
    await expect(site.register(person, { gone: AbortSignal.abort() })).rejects.toThrow()
    expect(await rows(site, 'select id from registrations')).toEqual([])
    expect(await site.mails()).toEqual([])
  })

  const attempt = { key: 'f'.repeat(32), sent: 'the form of Zoé' }
  const another = { ...attempt, sent: 'another form' }

  it.each([
    ['a new address', 'confirm'],
    ['an address that exists', 'already-registered']
  ] as const)('S7-20 the same Idempotency-Key and text make nothing twice: %s', async (_which, kind) => {
    const site = await start()
    if (kind === 'already-registered') {
      await site.register(person)
      const [mail] = await mailsOf(site, 1)
      await site.confirm(tokenIn(mail ?? {}), person.password)
    }
    for (let time = 0; time < 3; time += 1) expect(await site.register(person, { attempt })).toBe('done')
    expect(await site.seen(attempt)).toBe('same')
    await eventually(async () => expect(await rows(site, 'select id from mail_outbox')).toEqual([]))
    expect((await site.mails()).filter(mail => mail.kind === kind)).toHaveLength(1)
    expect(await rows(site, 'select id from registrations')).toHaveLength(1)
  })

  it('S7-20 of attempts that come at once one is made', async () => {
    const site = await start()
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => site.register(person, { attempt })))
    const other = await site.register({ ...person, email: 'other@example.com' }, { attempt: another })
    expect([...outcomes, other]).toEqual(['done', 'done', 'done', 'done', 'other'])
    expect(await mailsOf(site, 1)).toHaveLength(1)
    expect(await rows(site, 'select email from registrations')).toEqual([{ email: person.email }])
  })

  it('S7-20 a key with another text is refused for 24 hours, then it is new', async () => {
    const site = await start()
    await site.register(person, { attempt })
    site.later(24 * hourMs - 1000)
    expect(await site.seen(another)).toBe('other')
    site.later(1000)
    expect(await site.seen(another)).toBe('new')
    const other = { ...person, email: 'other@example.com' }
    expect(await site.register(other, { attempt: another })).toBe('done')
    expect(await rows(site, 'select id from registrations')).toHaveLength(2)
  })

  it('S7-20 a key is stored as a hash, and goes after a day', async () => {
    const site = await start()
    await site.register(person, { attempt })
    const stored = await rows(site, 'select * from sign_up_attempts')
    expect(JSON.stringify(stored)).not.toMatch(/ffff|Zoé|longue/)
    expect(stored).toHaveLength(1)
    await start({ data: site.folder, start: '2026-12-02T12:00:01Z' })
    await eventually(async () => expect(await rows(site, 'select * from sign_up_attempts')).toEqual([]))
  })

  it('an address nobody has registered gets no mail, whatever is asked for', async () => {
    const site = await start()
    await site.resend('nobody@example.com', { siteId: 'global', locale: 'fr' })
    await site.askForData('nobody@example.com', { siteId: 'global', locale: 'fr' })
    await eventually(async () => expect(await rows(site, 'select id from mail_outbox')).toEqual([]))
    expect(await site.mails()).toEqual([])
  })

  it('S7-60 over the mails of an hour nothing is refused and nothing lost: mails wait', async () => {
    const site = await start({ variables: { MAILS_PER_HOUR: '2' } })
    for (const name of ['one', 'two', 'three', 'four'])
      expect(await site.register({ ...person, email: `${name}@example.com` })).toBe('done')
    await eventually(() => expect((site.log().match(/MAILS_PER_HOUR/g) ?? []).length).toBeGreaterThan(1))
    expect(await mailsOf(site, 2)).toHaveLength(2)
    expect(await rows(site, 'select attempts from mail_outbox')).toHaveLength(2)
  })

  it('nobody’s mailbox is filled: at most five mails an hour that others can cause', async () => {
    const site = await start()
    await site.register(person)
    for (let time = 0; time < 8; time += 1) await site.resend(person.email, { siteId: 'global', locale: 'fr' })
    await eventually(async () => expect(await rows(site, 'select id from mail_outbox')).toEqual([]))
    expect(await site.mails()).toHaveLength(5)
  })

  it('S7-34 a request for a mail does as much once its address has had those of an hour', async () => {
    const site = await start()
    await site.register(person)
    for (let time = 0; time < 7; time += 1) await site.resend(person.email, { siteId: 'global', locale: 'fr' })
    const written = () => site.metrics.registry.getSingleMetricAsString('outbox_deliveries_total')
    await eventually(async () => expect(await written()).toContain('{outbox="mail",outcome="done"} 8'))
    expect(await site.mails()).toHaveLength(5)
  })

  it.each([
    ['waits', false],
    ['is confirmed', true]
  ])(
    'S7-34 a sign-up does as much once its address has had the mails of an hour: one that %s',
    async (_which, isConfirmed) => {
      const site = await start()
      await site.register(person)
      const [mail] = await mailsOf(site, 1)
      if (isConfirmed) await site.confirm(tokenIn(mail ?? {}), person.password)
      for (let time = 0; time < 7; time += 1) await site.register(person)
      const written = () => site.metrics.registry.getSingleMetricAsString('outbox_deliveries_total')
      await eventually(async () => expect(await written()).toContain('{outbox="mail",outcome="done"} 8'))
      expect(await site.mails()).toHaveLength(5)
      expect(await rows(site, 'select id from mail_outbox')).toEqual([])
    }
  )

  it('"Passwords and addresses never reach a log"', async () => {
    const site = await start({ variables: { ACCOUNT_SERVICE_URL: 'http://127.0.0.1:9/' } })
    await site.register(person)
    await site.register(person)
    await site.resend(person.email, { siteId: 'global', locale: 'fr' })
    const [mail] = await mailsOf(site, 3)
    await site.register({ ...person, email: 'nul\u0000@example.com' }).catch(error => {
      expect(JSON.stringify([error, error.message, error.stack])).not.toMatch(/example\.com|longue/)
    })
    expect(await site.confirm(tokenIn(mail ?? {}), person.password)).toMatchObject({ outcome: 'confirmed' })
    await eventually(() => expect(site.log()).toContain('not delivered yet'))
    expect(site.log()).toMatch(/outbox.*\.eml/)
    expect(site.log()).not.toMatch(/example\.com|lef|longue|argon2id\$/i)
  })
})
