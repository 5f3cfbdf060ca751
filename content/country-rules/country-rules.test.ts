import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sites } from '../../app/domain/sites/sites.data.ts'
import { content } from '../../tests/fixtures/content.ts'
import { countryRules as countryRulesSchema } from './country-rules.schema.ts'

const countryRules = content.countryRules.filter(({ partOf }) => partOf === undefined)
const ruleOf = (key: string) => countryRules.find(({ countryKey }) => countryKey === key)

it.each<[rule: string, keys: string[], own: string | null, elsewhere: string | null]>([
  ['GB, BE, DE, NL, PH: none on its own site, WARNING on any other', ['GB', 'BE', 'DE', 'NL', 'PH'], null, 'WARNING'],
  ['S3-8 CAON: BLOCKED, and the Ontario modal instead of the warning', ['CAON'], null, 'BLOCKED'],
  ['BR, BA, HU, UA, FI: WARNING', ['BR', 'BA', 'HU', 'UA', 'FI'], 'WARNING', 'WARNING'],
  ['FR, PL, US: BLOCKED', ['FR', 'PL', 'US'], 'BLOCKED', 'BLOCKED']
])('%s', (_rule, keys, own, elsewhere) => {
  for (const key of keys) {
    expect([key, ruleOf(key)?.onOwnSite.ruleType, ruleOf(key)?.onOtherSites.ruleType]).toEqual([key, own, elsewhere])
  }
})

it('the countries of the sites, FR and US have a rule, any other has none', () => {
  const ofSites = sites.flatMap(({ id, countryKey }) => (countryKey === null ? [] : [[countryKey, id]]))
  expect(Object.fromEntries(countryRules.map(({ countryKey, site }) => [countryKey, site]))).toEqual({
    ...Object.fromEntries(ofSites),
    FR: null,
    US: null
  })
})

it('a sample licence record stands where no rule does on the own site, and only there', () => {
  for (const { countryKey, licence, onOwnSite } of countryRules)
    expect([countryKey, licence !== null]).toEqual([countryKey, onOwnSite.ruleType === null])
})

it('menu pages stay on the sites that have a licence record', () => {
  const licensed = sites.filter(site => 'licensed' in site).map(({ id }) => id)
  expect(new Set(licensed)).toEqual(
    new Set(countryRules.flatMap(({ site, licence }) => (site && licence ? [site] : [])))
  )
})

it.each<[rule: string, key: string, age: number]>([
  ['default 18', 'GB', 18],
  ['ON 19', 'CAON', 19],
  ['BE, PH, UA 21', 'BE', 21],
  ['BE, PH, UA 21', 'PH', 21],
  ['BE, PH, UA 21', 'UA', 21]
])('S5-6 minimum age, %s: %s', (_rule, key, age) => {
  expect(ruleOf(key)?.minimumAge).toBe(age)
})

it.each<[rule: string, key: string]>([
  ['free bets, bonuses and gifts banned', 'BE'],
  ['no bonus hero', 'NL'],
  ['offers off', 'PH'],
  ['entry bonus forbidden', 'BR'],
  ['free bonuses forbidden', 'UA']
])('no offers, %s: %s', (_rule, key) => {
  expect([ruleOf(key)?.onOwnSite.offers, ruleOf(key)?.onOtherSites.offers]).toEqual([[], []])
})

it.each<[rule: string, keys: string[], inducements: string[]]>([
  ['bonuses and gifts banned: no gift, no cashback', ['BE'], ['guarantee', 'amount']],
  ['no bonus in advertising', ['NL'], ['guarantee', 'amount']],
  ['advertising is institutional alone', ['PH'], []],
  ['own site with a licence', ['GB', 'DE', 'CAON'], ['gift', 'cashback', 'guarantee', 'amount', 'quiz']]
])('S6-7 what may induce on the own site, %s', (_rule, keys, inducements) => {
  for (const key of keys) expect([key, ruleOf(key)?.onOwnSite.inducements]).toEqual([key, inducements])
})

it.each<[rule: string, permission: object, isRefused: boolean]>([
  ['nothing', {}, false],
  ['an offer', { offers: ['jackpot'] }, true],
  ['a guarantee', { inducements: ['guarantee'] }, true],
  ['ambassadors', { ambassadors: true }, true],
  ['streamers', { streamers: true }, true]
])('S6-7 where a rule applies nothing may induce: %s', (_what, permission, isRefused) => {
  const french = ruleOf('FR')
  const changed = { ...french, onOtherSites: { ...french?.onOtherSites, ...permission } }
  expect(v.safeParse(countryRulesSchema, [changed]).success).toBe(!isRefused)
})

it.each<[rule: string, key: string, what: 'ambassadors' | 'streamers']>([
  ['no well-known persons', 'BE', 'ambassadors'],
  ['not in NL, BE, UA', 'BE', 'streamers'],
  ['no role models', 'NL', 'ambassadors'],
  ['not in NL, BE, UA', 'NL', 'streamers'],
  ['no public figures', 'UA', 'ambassadors'],
  ['not in NL, BE, UA', 'UA', 'streamers'],
  ['no celebrities, influencers', 'CAON', 'ambassadors']
])('%s: %s %s', (_rule, key, what) => {
  expect([ruleOf(key)?.onOwnSite[what], ruleOf(key)?.onOtherSites[what]]).toEqual([false, false])
})

it('amounts in euro, US dollar allowed only for poker with foreign pools: the Netherlands alone', () => {
  expect(countryRules.filter(({ currency }) => currency !== null).map(({ countryKey }) => countryKey)).toEqual(['NL'])
  expect(ruleOf('NL')?.currency).toEqual({
    show: ['EUR'],
    exceptions: [{ currency: 'USD', place: 'shared-poker-pools' }]
  })
})

it.each<[rule: string, key: string, kind: string, name: RegExp]>([
  ['GAMSTOP mandatory', 'GB', 'self-exclusion', /GAMSTOP/],
  ['National Gambling Helpline', 'GB', 'helpline', /GamCare/],
  ['the site stopoptijd.be', 'BE', 'helpline', /stopoptijd/],
  ['EPIS', 'BE', 'self-exclusion', /EPIS/],
  ['OASIS', 'DE', 'self-exclusion', /OASIS/],
  ['Cruks', 'NL', 'self-exclusion', /Cruks/],
  ['BetGuard central self-exclusion', 'CAON', 'self-exclusion', /BetGuard/],
  ['ConnexOntario', 'CAON', 'helpline', /ConnexOntario/],
  ['register of excluded persons', 'UA', 'self-exclusion', /^PlayCity$/],
  ['Joueurs Info Service', 'FR', 'helpline', /Joueurs Info Service/]
])('help and self-exclusion to show, %s: %s', (_rule, key, kind, name) => {
  expect(ruleOf(key)?.help.filter(entry => entry.kind === kind && name.test(entry.name))).toHaveLength(1)
})

it('Germany alone has hours, 21:00 to 06:00 in Berlin', () => {
  expect(countryRules.filter(({ adHours }) => adHours !== null).map(({ countryKey }) => countryKey)).toEqual(['DE'])
  expect(ruleOf('DE')?.adHours).toEqual({ timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' })
})

it('what is from memory is marked as not verified', () => {
  const entries = countryRules.flatMap(rule => [rule, ...rule.help, ...rule.warnings])
  expect(entries.filter(({ source, verified }) => verified && /from memory/.test(source))).toEqual([])
})
