import { expect, it } from 'vitest'
import { locales } from '../app/domain/locales/locale.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { readMessages } from '../build/vite/messages.ts'
import { content } from '../tests/fixtures/content.ts'
import { gapsOf } from './gaps.ts'

type Facts = Parameters<typeof gapsOf>[0]

const facts: Facts = {
  ...content,
  siteMap,
  messages: Object.fromEntries(locales.map(locale => [locale, readMessages(locale)]))
}
const { oversight, payments, trustMarks, navigation, messages } = facts

const without = <Value>(all: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))

/** Records as if the Netherlands were not among their sites. */
const elsewhere = <One extends { sites: readonly string[] }>(records: readonly One[]): One[] =>
  records.map(record => ({ ...record, sites: record.sites.filter(site => site !== 'netherlands') }))

it('code and content fit each other', () => {
  expect(gapsOf(facts)).toEqual([])
})

it.each<[forgotten: string, left: Partial<Facts>, gaps: string[]]>([
  [
    'the words of a page',
    { pages: without(facts.pages, 'partners') as Facts['pages'] },
    ['content/pages/partners: /partners/ has no words']
  ],
  [
    'the text of a policy',
    { policies: without(facts.policies, 'house-rules') },
    ['content/policies/house-rules: /house-rules/ has no words']
  ],
  [
    'the row of a page',
    { siteMap: siteMap.filter(({ key }) => key !== 'partners') },
    [
      'app/site/site-map/site-map.data.ts: no row shows content/pages/partners',
      'content/navigation/navigation.yaml: /partners/ partners is no page of app/site/site-map/site-map.data.ts'
    ]
  ],
  [
    'the link of a menu',
    { navigation: { ...navigation, utility: [], footer: [] } },
    expect.arrayContaining(['content/navigation/navigation.yaml: no menu names /house-rules/'])
  ],
  [
    'the words of a link',
    { messages: { ...messages, en: without(readMessages('en'), 'navigation.partners') } },
    ['content/messages/en.json: navigation.partners is missing']
  ],
  [
    'the law of a country',
    { countryRules: content.countryRules.filter(({ site }) => site !== 'netherlands') },
    ['content/country-rules/country-rules.yaml: no record of NL is for netherlands']
  ],
  [
    'who supports the visitors of other countries',
    { trustMarks: elsewhere(trustMarks) },
    ['content/trust-marks/trust-marks.yaml: no verified mark of the kind player-support is on netherlands']
  ],
  [
    'who decides a dispute',
    { oversight: { ...oversight, disputes: elsewhere(oversight.disputes) } },
    [
      'content/oversight/oversight.yaml: no mediator of disputes is on netherlands',
      'content/oversight/oversight.yaml: no regulator takes disputes of netherlands'
    ]
  ],
  [
    'the ways to pay',
    { payments: { ...payments, methods: elsewhere(payments.methods) } },
    [
      'content/payments/payments.yaml: no method takes deposits on netherlands',
      'app/site/site-map/site-map.data.ts: the row funds-deposits and the methods of payments.yaml differ on netherlands'
    ]
  ],
  [
    'what a site says of a page that it does not have',
    { messages: { ...messages, fr: { ...messages.fr, 'error-screen.closed-title': 'Non proposé ici' } } },
    expect.arrayContaining(['content/messages/fr.json: error-screen.closed-title does not name netherlands'])
  ]
])('names what was forgotten: %s', (_forgotten, left, gaps) => {
  expect(gapsOf({ ...facts, ...left })).toEqual(gaps)
})
