import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { readSecretKeys } from '../../server/accounts/secret-key.ts'
import { signToken } from '../../server/accounts/signed-token.ts'
import { liveAddresses } from '../../server/pages/live-addresses.ts'
import { siteMapNow } from '../../server/pages/site-map-now.ts'
import { content } from '../fixtures/content.ts'
import {
  askedForIcon,
  askedForLinks,
  liveAnswers,
  liveIconBody,
  liveMarks,
  livePlayers,
  startEveryUpstream
} from '../fixtures/every-upstream.ts'
import { fresh } from '../fixtures/sign-up-forms.ts'
import { runSiteProcess, until } from '../fixtures/site-process.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const minuteMs = 60_000
const rows = siteMapNow(content, new Date())
let upstream: Awaited<ReturnType<typeof startEveryUpstream>>
let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  upstream = await startEveryUpstream()
  await upstream.dead()
  site = await runSiteProcess({ ...upstream.variables, LOG_LEVEL: 'warn', SIGN_UP_LIMIT: '1000' })
})
afterAll(async () => {
  await site?.stop()
  await upstream.stop()
})

/** Every page of the global site in English, and the home of each other site. */
const addresses = () => {
  const environment = readEnvironment({ PORT: '3000' })
  return liveAddresses(undefined, rows)
    .filter(({ siteId, locale, path }) => (siteId === 'global' ? locale === 'en' : path === '/'))
    .map(({ siteId, pathname }) => ({ siteId, host: new URL(siteOrigin(siteId, environment)).hostname, pathname }))
}
const home = () => site.get('localhost', '/', { headers: visitors.norway, site: 'global' })

const playersHtml = async (): Promise<string> => {
  const { status, text } = await site.get('localhost', '/__nuxt_island/players-online.json?page=/en/')
  expect(status).toBe(200)
  return JSON.parse(text).html
}
const icon = async (): Promise<unknown> => {
  const { status, text } = await site.get('localhost', askedForIcon)
  expect(status).toBe(200)
  return JSON.parse(text)
}
const shownPlayers = livePlayers.toLocaleString('en-GB')
const noIcon = { prefix: 'operator', icons: {} }

/** "Never a broken page": each is there, whole, and waits for nobody; so are the calls, and sign-up. */
async function everythingWorks(): Promise<void> {
  const broken: string[] = []
  for (const { siteId, host, pathname } of addresses())
    for (const path of [pathname, `${pathname}?embedded=1`]) {
      const { status, text } = await site.get(host, path, { headers: visitors.norway, site: siteId })
      if (status !== 200 || !text.includes('</html>')) broken.push(`${host}${path} ${status}`)
    }
  expect(broken).toEqual([])
  for (const call of ['/api/navigations', '/api/util-navigations', '/api/brand-ambassador', '/api/visitor', '/readyz'])
    expect((await site.get('localhost', call, { headers: visitors.norway })).status, call).toBe(200)
  const links = await site.get('localhost', askedForLinks('NO'), { headers: visitors.norway })
  expect(JSON.parse(links.text).links.length).toBeGreaterThan(0)
  const signUp = await site.get('localhost', '/api/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fresh(), ageConfirmed: true, termsAccepted: true })
  })
  expect([signUp.status, signUp.text]).toEqual([201, '{}'])
}

/** Confirms a sign-up whose mail waits: the account service hears of an address once it is confirmed. */
async function confirmOne(): Promise<void> {
  const database = new DatabaseSync(join(site.dataFolder, 'sign-up.sqlite'), { readOnly: true })
  const { registration_id: id } = { ...database.prepare('select registration_id from mail_outbox').get() }
  database.close()
  const [secret] = readSecretKeys({ SECRET_KEY: null, DATA_DIR: site.dataFolder })
  const expiresAt = new Date(Date.now() + minuteMs)
  const token = signToken(secret, { purpose: 'confirm', registrationId: String(id), expiresAt })
  const answer = await site.get('localhost', '/api/sign-up/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: fresh().password })
  })
  expect(answer.status).toBe(200)
}

it('every upstream is dead: all pages of all sites serve, and sign-up works', async () => {
  await everythingWorks()
  expect((await home()).text).not.toContain(liveMarks.name)
  expect(await playersHtml(), 'nothing rather than a sample').toBe('')
  expect(await icon(), 'in question, not missing').toEqual(noIcon)
})

it('then all of them answer garbage: the same', async () => {
  const outcomes = async () => (await site.get('localhost', '/metrics')).text
  await until(async () => /upstream="ambassadors",outcome="unreachable"\} [1-9]/.test(await outcomes()))
  await upstream.talkingGarbage()
  await until(async () => /upstream="ambassadors",outcome="too-long"\} [2-9]/.test(await outcomes()))
  await everythingWorks()
  expect(await playersHtml()).toBe('')
  expect(await icon()).toEqual(noIcon)
  const { text: metrics } = await site.get('localhost', '/metrics')
  expect(metrics).toMatch(/upstream_answers_total\{upstream="ambassadors",outcome="unreachable"\} [1-9]/)
  expect(metrics).toMatch(/upstream_answers_total\{upstream="ambassadors",outcome="too-long"\} [1-9]/)
  expect(metrics).toMatch(/upstream_answers_total\{upstream="navigation",outcome="not-valid"\} [1-9]/)
  expect(metrics).toMatch(/upstream_answers_total\{upstream="players-online",outcome="unreachable"\} [1-9]/)
  expect(metrics).toMatch(/upstream_answers_total\{upstream="download-links",outcome="unreachable"\} [1-9]/)
  expect(metrics).toMatch(/upstream_answers_total\{upstream="utility",outcome="not-json"\} [1-9]/)
  expect(metrics).toMatch(/page_render_failures_total 0\n/)
  const told = site.log.filter(line => line.includes('"upstream":"ambassadors"'))
  expect(told.length, 'each kind is told once, not at every ask').toBe(2)
})

it('when they come back the site follows without a restart', async () => {
  await confirmOne()
  const confirmed = upstream.asked('/accounts')
  await upstream.well()
  await until(async () => (await home()).text.includes(liveMarks.name))
  await until(async () => (await home()).text.includes(liveMarks.utility))
  await until(async () => (await home()).text.includes(liveMarks.main))
  expect(JSON.parse((await site.get('localhost', '/api/navigations')).text)).toEqual(liveAnswers.navigation)
  await until(async () => upstream.asked('/accounts') > confirmed)
  const links = async () => (await site.get('localhost', askedForLinks('NO'), { headers: visitors.norway })).text
  await until(async () => (await links()).includes('https://store.example/six'))
  await until(async () => (await playersHtml()).includes(shownPlayers))
  await until(async () => JSON.stringify(await icon()).includes(JSON.stringify(liveIconBody).slice(1, -1)))
})

it('an edit of the content and an upstream hold together', async () => {
  await site.edit('pages/home/en.yaml', /One account on every device/, 'One account on each device')
  const english = async () => (await site.get('localhost', '/en/', { headers: visitors.norway })).text
  await until(async () => (await english()).includes('One account on each device'))
  expect(await english()).toContain(liveMarks.name)
  expect(await english()).toContain(liveMarks.main)
})

it('what they gave stays when all are gone again, and through a restart', async () => {
  const failed = async () =>
    Number(/"ambassadors",outcome="unreachable"\} (\d+)/.exec((await site.get('localhost', '/metrics')).text)?.[1])
  const before = await failed()
  await upstream.dead()
  await until(async () => (await failed()) > before)
  expect((await home()).text).toContain(liveMarks.main)
  expect(await playersHtml(), 'true for ten minutes').toContain(shownPlayers)
  expect(await icon()).toMatchObject({ icons: { spade: { body: liveIconBody } } })
  await site.restart()
  const { text } = await home()
  for (const mark of Object.values(liveMarks)) expect(text).toContain(mark)
})
