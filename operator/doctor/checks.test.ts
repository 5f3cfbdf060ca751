import { describe, expect, it } from 'vitest'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import {
  checkAlternates,
  checkCertificates,
  checkConsent,
  checkDatabase,
  checkDomains,
  checkInstallers,
  checkLinks,
  checkMail,
  checkMemory,
  checkSettings,
  checkSites
} from './checks.ts'
import type { FileFact, InstallerFact } from './facts.ts'
import type { Result, State } from './report.ts'

const now = new Date('2026-11-26T12:00:00Z')
const key = 'k'.repeat(32)
const domains = (scheme: string, ids: readonly string[] = siteIds) =>
  JSON.stringify(Object.fromEntries(ids.map(id => [id, `${scheme}://${id}.kept.test`])))
const ok: FileFact = { status: 200, reason: null }
const silent = (reason: string): FileFact => ({ status: null, reason })

/** A table of a check: what it is given, the state it names, and what it says of it. */
function expectState({ state, says }: Result, wanted: State, word: string) {
  expect([state, says.join('\n')]).toEqual([wanted, expect.stringContaining(word)])
}

describe('settings', () => {
  it.each<[rule: string, variables: Record<string, string>, state: State, word: string]>([
    ['the key and the metrics are set', { SECRET_KEY: key, METRICS_PORT: '9100' }, 'good', 'clock runs'],
    ['a token opens the metrics too', { SECRET_KEY: key, METRICS_TOKEN: 't' }, 'good', 'clock runs'],
    ['a key is made where none is set', { METRICS_PORT: '9100' }, 'to-look-at', 'SECRET_KEY'],
    ['nobody reads the metrics', { SECRET_KEY: key }, 'to-look-at', 'METRICS_TOKEN'],
    ['a place for this machine', { SECRET_KEY: key, METRICS_PORT: '1', LOCAL_VISITOR: 'SE' }, 'to-look-at', 'SE'],
    ['a clock of tests', { SECRET_KEY: key, METRICS_PORT: '9100', CLOCK: '2026-01-01' }, 'fault', 'CLOCK']
  ])('%s', (_rule, variables, state, word) => expectState(checkSettings(readEnvironment(variables)), state, word))
})

describe('consent ids', () => {
  const all = { CONSENT_ID: 'c', ANALYTICS_ID: 'a', TAG_MANAGER_ID: 't' }
  it.each<[rule: string, variables: Record<string, string>, state: State, word: string]>([
    ['all are set', all, 'good', 'have their ids'],
    ['no text is registered', { ...all, CONSENT_ID: '' }, 'to-look-at', 'CONSENT_ID'],
    ['a sample measures', { ...all, ANALYTICS_ID: '' }, 'to-look-at', 'ANALYTICS_ID'],
    ['a sample manages tags', { ...all, TAG_MANAGER_ID: '' }, 'to-look-at', 'TAG_MANAGER_ID']
  ])('%s', (_rule, variables, state, word) => expectState(checkConsent(readEnvironment(variables)), state, word))
})

describe('domains', () => {
  it.each<[rule: string, variables: Record<string, string>, state: State, word: string]>([
    ['none is set', {}, 'fault', 'no site has an address'],
    ['every site has one', { REGION_DOMAINS: domains('https') }, 'good', `${siteIds.length} origins`],
    ['they are not encrypted', { REGION_DOMAINS: domains('http') }, 'fault', 'http://global.kept.test is not https'],
    [
      'the contents are not encrypted',
      { REGION_DOMAINS: domains('https'), CONTENTS_HOST: 'http://pages.kept.test' },
      'fault',
      'http://pages.kept.test'
    ],
    [
      'S5-14 two languages share a contents host',
      { REGION_DOMAINS: domains('https'), REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' },
      'to-look-at',
      'belgium'
    ],
    [
      'each language has its own',
      {
        REGION_DOMAINS: domains('https'),
        REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.be","fr":"https://fr.be"}}'
      },
      'good',
      `${siteIds.length} origins`
    ],
    ['some sites have none', { REGION_DOMAINS: domains('https', ['global']) }, 'to-look-at', 'belgium'],
    ['global has none', { REGION_DOMAINS: domains('https', ['belgium']) }, 'fault', 'gives global no public address']
  ])('%s', (_rule, variables, state, word) => expectState(checkDomains(readEnvironment(variables)), state, word))
})

describe('certificates', () => {
  const origin = 'https://kept.test'
  it.each<[rule: string, reason: string | null, validTo: string | null, state: State, word: string]>([
    ['it lasts', null, '2027-01-26', 'good', '1 are trusted'],
    ['it ends within three weeks', null, '2026-12-10', 'to-look-at', 'ends on 2026-12-10, in 13 days'],
    ['it has ended', 'is not trusted', '2026-11-01', 'fault', 'ended on 2026-11-01'],
    ['it names other hosts', 'names other hosts', '2027-01-26', 'fault', 'names other hosts'],
    ['nothing answers', 'nothing listens there', null, 'fault', 'nothing listens']
  ])('%s', (_rule, reason, validTo, state, word) =>
    expectState(
      checkCertificates([{ origin, reason, validTo: validTo === null ? null : new Date(validTo) }], now),
      state,
      word
    )
  )
})

describe('homes', () => {
  const home = { siteId: 'belgium', address: 'https://be.kept.test/' } as const
  it.each<[rule: string, answer: FileFact, by: string | null, state: State, word: string]>([
    ['its own site answers', ok, 'belgium', 'good', '1 sites'],
    ['another site answers', ok, 'global', 'fault', 'answered by global, not by belgium'],
    ['another program answers', ok, null, 'fault', 'another program'],
    ['it is an error', { status: 502, reason: null }, null, 'fault', '502'],
    ['it does not answer', silent('no answer in time'), null, 'fault', 'no answer in time']
  ])('%s', (_rule, answer, answeredBy, state, word) =>
    expectState(checkSites([{ ...home, ...answer, answeredBy }]), state, word)
  )
})

describe('hreflang pairs', () => {
  const page = (address: string, ...alternates: string[]) => ({ address, alternates })
  const url = 'https://kept.test/sitemap.xml'
  it.each<[rule: string, pages: ReturnType<typeof page>[], answers: [string, FileFact][], state: State, word: string]>([
    ['both name each other', [page('a', 'a', 'b'), page('b', 'a', 'b')], [['a', ok]], 'good', '2 pairs of 2 pages'],
    ['one is not named back', [page('a', 'b'), page('b')], [], 'fault', 'a names b, which does not name it'],
    ['one is in no sitemap', [page('a', 'b')], [['b', ok]], 'to-look-at', 'b is in no sitemap, and 1 pages name it'],
    ['one is not there', [page('a')], [['b', { status: 404, reason: null }]], 'fault', 'b: 404'],
    ['there is no page', [], [], 'fault', 'lists no page']
  ])('%s', (_rule, pages, answers, state, word) => {
    const sitemaps = [{ url, answer: ok, listed: pages.length }]
    expectState(checkAlternates({ sitemaps, pages, answers: new Map(answers) }), state, word)
  })

  it('a sitemap that does not come is a fault, whatever the others list', () => {
    const sitemaps = [
      { url, answer: silent('no answer in time'), listed: 0 },
      { url: 'https://other.test/sitemap.xml', answer: ok, listed: 1 }
    ]
    expectState(
      checkAlternates({ sitemaps, pages: [page('a', 'a')], answers: new Map() }),
      'fault',
      `${url}: no answer in time`
    )
  })
})

describe('links', () => {
  it.each<[rule: string, answers: FileFact[], state: State, word: string]>([
    ['all answer', [ok, ok], 'good', '2 addresses'],
    ['one is gone', [ok, { status: 404, reason: null }], 'fault', 'link1: 404'],
    ['one refuses programs', [ok, { status: 403, reason: null }], 'to-look-at', '403'],
    ['a host is no more', [ok, silent('no such host')], 'fault', 'no such host'],
    ['one is slow', [ok, silent('no answer in time')], 'to-look-at', 'in time'],
    ['none answers', [silent('no such host'), silent('no such host')], 'to-look-at', 'no way out']
  ])('%s', (_rule, answers, state, word) =>
    expectState(checkLinks(answers.map((answer, index) => ({ url: `link${index}`, ...answer }))), state, word)
  )
})

describe('installers', () => {
  const build = { platform: 'windows', target: 'https://get.test/w', sample: false, expected: 'aa' } as const
  it.each<[rule: string, facts: Partial<InstallerFact>, state: State, word: string]>([
    ['the file is the one that is named', { answer: { ...ok, sha256: 'aa' } }, 'good', 'content/downloads'],
    ['the file is another', { answer: { ...ok, sha256: 'bb' } }, 'fault', 'has the SHA-256 bb'],
    ['a store brings it', { expected: null, answer: ok }, 'good', 'answers'],
    ['it is not there', { answer: { status: 404, reason: null } }, 'fault', '404'],
    ['it is a sample', { sample: true, answer: null }, 'fault', 'is a sample'],
    ['the target is the demo’s', { target: '/sample-client/desktop/x', answer: null }, 'fault', 'the demo']
  ])('%s', (_rule, facts, state, word) =>
    expectState(checkInstallers([{ ...build, answer: null, ...facts }]), state, word)
  )
})

it.each<[rule: string, from: string, reason: string | null, state: State, word: string]>([
  ['it answers', 'no-reply@kept.test', null, 'good', 'no-reply@kept.test'],
  ['there is none', 'no-reply@kept.test', 'not-set', 'fault', 'nobody can confirm'],
  ['it refuses the log-in', 'no-reply@kept.test', 'Invalid login', 'fault', 'Invalid login'],
  ['the sender is invented', 'Room <no-reply@room.example>', null, 'fault', 'samples'],
  ['the sender has a name', 'Room <no-reply@kept.test>', null, 'good', 'no-reply@kept.test'],
  [
    'visitors read of another sender',
    'Room <room@kept.test>',
    null,
    'fault',
    '/official-site/ names no-reply@kept.test'
  ]
])('mail: %s', (_rule, from, reason, state, word) =>
  expectState(checkMail({ from, reason }, 'no-reply@kept.test'), state, word)
)

it.each<
  [rule: string, kind: 'sqlite' | 'postgresql', reason: string | null, ids: number[], state: State, word: string]
>([
  ['it has all tables', 'postgresql', null, [1, 2], 'good', 'all 2 migrations'],
  ['it is for one process', 'sqlite', null, [1, 2], 'to-look-at', 'one process'],
  ['it is new', 'postgresql', null, [], 'to-look-at', '2 migrations will be made'],
  ['a newer release was here', 'postgresql', null, [1, 2, 3], 'to-look-at', 'migrations 3'],
  ['it does not answer', 'postgresql', 'nothing listens there', [], 'fault', 'nothing listens']
])('database: %s', (_rule, kind, reason, applied, state, word) =>
  expectState(checkDatabase({ kind, reason, applied, known: [1, 2] }), state, word)
)

it.each<[rule: string, limitMB: number, cacheMB: number, state: State]>([
  ['the container of the manifest', 512, 64, 'good'],
  ['no room for an edit', 384, 64, 'to-look-at'],
  ['less than a process has', 256, 64, 'fault'],
  ['a cache that is too large', 512, 400, 'fault']
])('memory: %s', (_rule, limitMB, cacheMB, state) =>
  expectState(checkMemory({ limitMB, cacheMB }), state, `${limitMB} MB`)
)

it('a long list ends with how many are left out, faults come first', () => {
  const links = Array.from({ length: 20 }, (_, index) => ({
    url: `link${index}`,
    status: index === 19 ? 404 : index === 0 ? 200 : 403,
    reason: null
  }))
  const { says } = checkLinks(links)
  expect([says.length, says[0], says[1], says.at(-1)]).toEqual([
    13,
    'link19: 404',
    'to look at: link1: 403',
    'and 7 more'
  ])
})
