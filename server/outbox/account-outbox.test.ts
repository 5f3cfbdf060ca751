import { afterEach, expect, it } from 'vitest'
import { startAccountService } from '../../tests/fixtures/account-service.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages, type RunningSignUp } from '../../tests/fixtures/sign-up-storages.ts'
import type { Registration } from '../accounts/registrations.ts'

type AccountService = Awaited<ReturnType<typeof startAccountService>>

const services: AccountService[] = []
afterEach(() => Promise.all(services.splice(0).map(service => service.stop())))

describeStorages('the hand-over to the account service', ({ start, rows, mailsOf }) => {
  const account = async (...answer: Parameters<typeof startAccountService>) => {
    const service = await startAccountService(...answer)
    services.push(service)
    return { ...service, ACCOUNT_SERVICE_URL: `http://site:s%2Fcret@127.0.0.1:${service.port}/registrations` }
  }
  /** Signs up, and confirms the address. */
  const join = async (site: RunningSignUp, one: Registration = person) => {
    await site.register(one)
    const mail = await eventually(async () => {
      const found = (await site.mails()).find(({ kind, to }) => kind === 'confirm' && to?.[0]?.address === one.email)
      expect(found).toBeDefined()
      return found
    })
    await site.confirm(tokenIn(mail ?? {}), one.password)
  }
  const events = ({ received }: Pick<AccountService, 'received'>) => received.map(({ body }) => body.event)

  it('"registrations are handed over from an outbox": all that is stored, and of the password the hash alone', async () => {
    const { ACCOUNT_SERVICE_URL, received } = await account()
    const site = await start({ variables: { ACCOUNT_SERVICE_URL } })
    await join(site)
    await eventually(() => expect(received).toHaveLength(2))
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
        authorization: `Basic ${Buffer.from('site:s/cret').toString('base64')}`
      }
    })
    expect(received[0]?.body).toEqual({
      event: 'registered',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: person.email,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      siteId: 'global',
      locale: 'fr',
      country: 'AL',
      minimumAge: 18,
      termsVersion: '20240426',
      privacyVersion: '20261120',
      registeredAt: expect.any(String),
      confirmedAt: expect.any(String)
    })
    await eventually(async () =>
      expect(await rows(site, 'select * from account_outbox where done_at is null')).toEqual([])
    )
  })

  it('S7-31 the account service hears of no sign-up that is not confirmed', async () => {
    const { ACCOUNT_SERVICE_URL, received } = await account()
    const site = await start({ variables: { ACCOUNT_SERVICE_URL } })
    await site.register({ ...person, password: 'of a stranger 1' })
    await site.register(person)
    const [mail] = await mailsOf(site, 2)
    expect(await rows(site, 'select * from account_outbox')).toEqual([])
    await site.confirm(tokenIn(mail ?? {}), person.password)
    await eventually(() => expect(events({ received })).toEqual(['registered', 'confirmed']))
    const [stored] = await rows(site, 'select password_hash from registrations')
    expect(received.map(({ body }) => body.passwordHash)).toEqual([stored?.password_hash, stored?.password_hash])
  })

  it('"nothing lost while it is down": it is tried again with the same idempotency key until it is taken', async () => {
    const down = await account()
    const { ACCOUNT_SERVICE_URL, port } = down
    await services.splice(0)[0]?.stop()
    expect(port).toBeGreaterThan(0)
    const site = await start({ variables: { ACCOUNT_SERVICE_URL } })
    await join(site)
    await eventually(() => expect(site.log()).toContain('ECONNREFUSED'))
    await site.stop({ keepData: true })
    let taken = 0
    const up = await account(() => ((taken += 1) < 2 ? 503 : 200))
    const again = await start({
      data: site.folder,
      variables: { ACCOUNT_SERVICE_URL: up.ACCOUNT_SERVICE_URL },
      start: '2026-12-01T12:01:00Z'
    })
    await eventually(() => expect(events(up)).toEqual(['registered', 'registered', 'confirmed']))
    expect(new Set(up.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
    await eventually(async () =>
      expect(await rows(again, 'select * from account_outbox where done_at is null')).toEqual([])
    )
    expect(await again.metrics.registry.getSingleMetricAsString('outbox_waiting')).toContain('outbox="account"} ')
  })

  it('what a process that died had taken is due again after a minute', async () => {
    const { ACCOUNT_SERVICE_URL, received } = await account()
    const first = await start()
    await join(first)
    await rows(first, 'update account_outbox set attempts = 1, next_attempt_at = next_attempt_at + 60000')
    await first.stop({ keepData: true })
    const variables = { ACCOUNT_SERVICE_URL }
    const early = await start({ data: first.folder, variables, start: '2026-12-01T12:00:30Z' })
    const waiting = () => early.metrics.registry.getSingleMetricAsString('outbox_waiting')
    await eventually(async () => expect(await waiting(), 'it has looked').toContain('outbox="account"} 2'))
    await early.stop({ keepData: true })
    expect(received).toEqual([])
    await start({ data: first.folder, variables, start: '2026-12-01T12:01:10Z' })
    await eventually(() => expect(received).toHaveLength(2))
  })

  it('S7-60 what a clock that ran ahead had put off is due at once', async () => {
    const { ACCOUNT_SERVICE_URL, received } = await account()
    const first = await start()
    await join(first)
    await rows(first, 'update account_outbox set attempts = 1, next_attempt_at = next_attempt_at + 7200000')
    await first.stop({ keepData: true })
    await start({ data: first.folder, variables: { ACCOUNT_SERVICE_URL } })
    await eventually(() => expect(received).toHaveLength(2))
  })

  it('one message of a registration at a time, in order: registered, confirmed, deleted', async () => {
    let registered = 0
    const service = await account(({ body }) => (body.event === 'registered' && (registered += 1) === 1 ? 500 : 204))
    const site = await start({ variables: { ACCOUNT_SERVICE_URL: service.ACCOUNT_SERVICE_URL } })
    await join(site)
    await eventually(() => expect(events(service)).toEqual(['registered', 'registered', 'confirmed']))
    await eventually(async () =>
      expect(await rows(site, 'select * from account_outbox where done_at is null')).toEqual([])
    )
    await site.askForData(person.email, { siteId: 'global', locale: 'en' })
    const data = (await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request')
    expect(await site.personalData(tokenIn(data ?? {}))).toMatchObject([
      { handedOverToAccountServiceAt: expect.stringMatching(/^2026-12-01T12:0/) }
    ])
    await site.deletePerson(tokenIn(data ?? {}))
    await eventually(() => expect(events(service)).toEqual(['registered', 'registered', 'confirmed', 'deleted']))
    const last = service.received.at(-1)?.body
    expect(last).toEqual({ event: 'deleted', id: service.received[0]?.body.id })
    await eventually(async () => expect(await rows(site, 'select * from account_outbox')).toEqual([]))
  })

  it('who was deleted before the service heard of them is not named to it', async () => {
    const site = await start()
    await join(site)
    await site.askForData(person.email, { siteId: 'global', locale: 'en' })
    const data = (await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request')
    await site.deletePerson(tokenIn(data ?? {}))
    expect(await rows(site, 'select * from account_outbox')).toEqual([])
  })

  it('two processes on one storage deliver each registration once', async () => {
    const { ACCOUNT_SERVICE_URL, received } = await account()
    const first = await start({ variables: { ACCOUNT_SERVICE_URL } })
    const second = await start({ data: first.folder, variables: { ACCOUNT_SERVICE_URL } })
    const people = Array.from({ length: 20 }, (_, index) => ({ ...person, email: `${index}@example.com` }))
    await Promise.all(people.map((one, index) => join(index % 2 ? first : second, one)))
    await eventually(() => expect(received.length).toBeGreaterThanOrEqual(40))
    await eventually(async () =>
      expect(await rows(first, 'select * from account_outbox where done_at is null')).toEqual([])
    )
    expect(received).toHaveLength(40)
  })
})
