import { expect, it } from 'vitest'
import { type Trace, tracedContent, tracedValue } from './content-trace.ts'

const content = {
  version: '1',
  figures: { rewards: { kind: 'count', value: 5 }, match: { kind: 'count', value: 6 } },
  offers: [
    { id: 'welcome', title: { fr: 'Bienvenue', en: 'Welcome' }, sites: ['global'], successor: null as string | null },
    { id: 'daily', title: { fr: 'Du jour', en: 'Daily' }, sites: ['finland'], successor: null }
  ],
  rules: [{ countryKey: 'SE' }, { countryKey: 'SE' }],
  pages: { home: { fr: { title: 'Accueil' }, en: { title: 'Home' } } } as Record<
    string,
    Record<string, { title: string }>
  >
}
type Content = typeof content

it.each<[rule: string, read: (content: Content) => unknown, names: string[]]>([
  ['the words of a page, by slug and language', ({ pages }) => pages.home?.fr?.title, ['pages/home/fr']],
  ['a page that has no words yet', ({ pages }) => pages.other?.fr, ['pages/other']],
  ['no figures: what is read names them by their placeholders', ({ figures }) => figures.match.value, []],
  [
    'a list of records: which there are, and the fields that were looked at',
    ({ offers }) => offers.find(({ sites }) => sites.includes('finland'))?.title.fr,
    ['offers', 'offers/welcome/sites', 'offers/daily/sites', 'offers/daily/title']
  ],
  ['a list without ids, as a whole', ({ rules }) => rules.at(-1)?.countryKey, ['rules']],
  ['what has one value', ({ version }) => version, ['version']],
  ['nothing, where nothing was read', () => null, []]
])('%s', (_rule, read, names) => {
  const trace: Trace = new Set()
  expect(read(tracedContent(content, trace))).toEqual(read(content))
  expect([...trace].sort()).toEqual([...names].sort())
})

it('traced content looks like the content: copied, written as JSON, and filtered', () => {
  const traced = tracedContent(content, new Set())
  expect(JSON.parse(JSON.stringify(traced))).toEqual(content)
  expect({ ...traced.offers[0] }).toEqual(content.offers[0])
  expect(traced.offers.filter(({ id }) => id === 'daily')).toHaveLength(1)
  expect(Array.isArray(traced.offers)).toBe(true)
})

it.each<[name: string, value: unknown]>([
  ['pages/home/fr', { title: 'Accueil' }],
  ['figures/match', { kind: 'count', value: 6 }],
  ['figures', content.figures],
  ['offers', ['welcome', 'daily']],
  ['offers/daily/title', { fr: 'Du jour', en: 'Daily' }],
  ['offers/gone/title', undefined],
  ['rules', content.rules],
  ['version', '1'],
  ['pages/other', undefined]
])('a name stands for a value: %s', (name, value) => {
  expect(tracedValue(content, name)).toEqual(value)
})
