import { expect, it } from 'vitest'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages } from '../../tests/fixtures/sign-up-storages.ts'

const hourMs = 3_600_000

describeStorages('a person’s data', ({ start, rows, mailsOf }) => {
  it('"A person can ask for their data": all of it, for a visitor who has the link, and never with a link of another kind', async () => {
    const site = await start()
    await site.register(person)
    const [confirmation] = await mailsOf(site, 1)
    await site.askForData(person.email, { siteId: 'ontario', locale: 'en' })
    const mail = (await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request')
    expect(mail?.text).toContain('https://ontario.localhost:3000/your-data/?token=')
    const token = tokenIn(mail ?? {})
    expect(await site.personalData(token)).toEqual([
      {
        email: person.email,
        site: 'global',
        language: 'fr',
        country: 'AL',
        ageConfirmed: 18,
        termsVersion: '20240426',
        privacyPolicyVersion: '20261120',
        registeredAt: expect.stringMatching(/^2026-12-01T12:0/),
        emailConfirmedAt: null,
        passwordHash: 'argon2id',
        handedOverToAccountServiceAt: null
      }
    ])
    expect(await site.personalData(tokenIn(confirmation ?? {}))).toBeNull()
    expect(await site.confirm(token, person.password)).toEqual({ outcome: 'invalid' })
    site.later(24 * hourMs + 1000)
    expect(await site.personalData(token)).toBeNull()
    expect(await site.deletePerson(token)).toBe(false)
  })

  it('"and its deletion": nothing stays, a last mail says so, and the link leads to nothing', async () => {
    const site = await start()
    await site.register(person)
    await mailsOf(site, 1)
    await site.askForData(person.email, { siteId: 'global', locale: 'fr' })
    const token = tokenIn((await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request') ?? {})
    expect(await site.deletePerson(token)).toBe(true)
    expect((await mailsOf(site, 1)).map(({ kind }) => kind)).toEqual(['deleted'])
    for (const table of ['registrations', 'pending_sign_ups', 'account_outbox', 'mail_outbox'])
      await eventually(async () => expect(await rows(site, `select * from ${table}`)).toEqual([]))
    expect(await site.personalData(token)).toBeNull()
    expect(await site.deletePerson(token)).toBe(true)
    await site.register(person)
    expect(await rows(site, 'select id from registrations')).toHaveLength(1)
  })

  it('a link gives five copies, and erases after them', async () => {
    const site = await start()
    await site.register(person)
    await site.askForData(person.email, { siteId: 'global', locale: 'fr' })
    const token = tokenIn((await mailsOf(site, 2)).find(({ kind }) => kind === 'data-request') ?? {})
    const copies = []
    for (let time = 0; time < 6; time += 1) copies.push((await site.personalData(token)) !== null)
    expect(copies).toEqual([true, true, true, true, true, false])
    expect(await site.deletePerson(token)).toBe(true)
  })
})
