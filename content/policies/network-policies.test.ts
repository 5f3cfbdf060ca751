import { expect, it } from 'vitest'
import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { formatFigure } from '../../app/domain/figures/format-figure.ts'
import { audiencePlaceholders, configurationPlaceholders } from '../../app/domain/figures/placeholders.data.ts'
import { locales } from '../../app/domain/locales/locale.ts'
import { splitAtHeadings } from '../../app/site/markdown/split-at-headings.ts'
import { content } from '../../tests/fixtures/content.ts'
import type { Policy } from './policy.schema.ts'

const { figures, policies, policyVersions } = content
const security = policies['network-security-ecology-policy']
const sectionsOf = (policy?: Policy) => splitAtHeadings(policy?.bodyMarkdown ?? '').sections
const generator = policies['network-random-number-generator']

it.each(locales)(
  'S9-10 "Policy version 20240426, with 21 sections of prohibited behaviour": numbered in order, %s',
  locale => {
    const numbers = sectionsOf(security?.[locale]).flatMap(section => /^## (\d+)\. /.exec(section)?.[1] ?? [])
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => `${index + 1}`))
    expect(figures.prohibitedBehaviourSections).toMatchObject({ value: numbers.length })
    expect(security?.[locale].version).toBe('20240426')
    expect(figures.policyVersion).toMatchObject({ value: security?.[locale].version })
  }
)

it.each([
  [
    'fr',
    [
      'avertissement',
      'retrait de récompenses',
      'suspension',
      'fermeture du compte',
      'exclusion définitive',
      'confiscation de fonds',
      'retrait de l’accès aux outils d’historique des mains',
      'retrait de jeux',
      'suspension ou l’exclusion du tchat'
    ]
  ],
  [
    'en',
    [
      'warning',
      'removal of rewards',
      'suspension',
      'closure of the account',
      'permanent ban',
      'confiscation of funds',
      'removal of access to hand-history tools',
      'removal from games',
      'suspension or ban from chat'
    ]
  ]
] as const)('S4-42 "Penalty ladder": every rung, in the order of the specification, %s', (locale, rungs) => {
  const text = sectionsOf(security?.[locale]).find(section => /^## .*(sanctions|penalties)/i.test(section)) ?? ''
  const items = text.split('\n').filter(line => /^\d+\. /.test(line))
  expect(items).toHaveLength(9)
  for (const [index, rung] of rungs.entries()) expect(items[index]?.toLowerCase()).toContain(rung)
})

it.each<[rule: string, fr: RegExp, en: RegExp]>([
  [
    'S6-5 "may block accounts, scan devices and levy penalties"',
    /bloquer un compte[\s\S]*analyser l’appareil[\s\S]*prononcer les sanctions/,
    /block an account[\s\S]*scan the device[\s\S]*levy penalties/
  ],
  ['S6-5 "Decisions are final"', /définitives/, /decisions of the security team are final/i],
  [
    'S5-8 "disclosed through a designate-backer feature at buy-in"',
    /la fonction «\s?Déclarer un backer\s?», à l’inscription/,
    /designate-backer feature at buy-in/
  ],
  [
    'S5-9 "Verified Name accounts are limited to one account across the network"',
    /limité à un sur tout le réseau/,
    /limited to one across the whole network/
  ],
  [
    '"18+, 19+, 21+ or 24+"',
    /\{ageDefault\}, \{ageNineteen\}, \{ageTwentyOne\} ou \{ageTwentyFour\}/,
    /\{ageDefault\}, \{ageNineteen\}, \{ageTwentyOne\} or \{ageTwentyFour\}/
  ]
])('the security policy says %s', (_rule, fr, en) => {
  expect(security?.fr.bodyMarkdown).toMatch(fr)
  expect(security?.en.bodyMarkdown).toMatch(en)
})

const value = (name: string) => {
  const figure = figures[name]
  return figure && 'value' in figure ? figure.value : undefined
}

it.each<[name: string, chance: number]>([
  ['Pair', 1 / 17],
  ['Aces', 1 / 221],
  ['Suited', 4 / 17],
  ['OneSuitFlop', 22 / 425]
])('the table of the generator is arithmetic: %s', (name, chance) => {
  const hands = Number(value('rngSampleHands'))
  const spread = 2 * Math.sqrt(hands * chance * (1 - chance))
  expect(value(`rng${name}Share`)).toBe(Math.round(chance * 10_000) / 100)
  expect(value(`rng${name}Expected`)).toBe(Math.round(hands * chance))
  expect(value(`rng${name}Low`)).toBe(Math.round(hands * chance - spread))
  expect(value(`rng${name}High`)).toBe(Math.round(hands * chance + spread))
  expect(generator?.en.bodyMarkdown).toContain(`{rng${name}Share}`)
})

it('the orders of a deck and the bits that they need', () => {
  const orders = Array.from({ length: 52 }, (_, index) => BigInt(index + 1)).reduce(
    (product, factor) => product * factor
  )
  expect(`${orders}`).toMatch(/^8\d{67}$/)
  expect(value('rngOrderBits')).toBe(orders.toString(2).length)
  expect(Number(value('rngSeedBits'))).toBeGreaterThan(Number(value('rngOrderBits')))
})

const textsOf = ({ title, summary, changes, bodyMarkdown }: Policy) => [
  title,
  ...summary,
  ...(changes ?? []),
  bodyMarkdown
]

it('a version that is kept names figures of its own alone, whose names say their value: what it said stays as it was', () => {
  const free = new Set<string>([...configurationPlaceholders, ...audiencePlaceholders])
  const kept = Object.values(policyVersions).flatMap(versions =>
    versions.filter(({ en }) => !Object.values(policies).some(main => main.en === en))
  )
  expect(kept.length).toBeGreaterThan(3)
  const names = new Set(kept.flatMap(({ fr, en }) => [fr, en].flatMap(textsOf).flatMap(placeholdersIn)))
  expect([...names].filter(name => !free.has(name) && !/^kept[A-Z0-9]/.test(name))).toEqual([])
  for (const name of names) {
    const figure = figures[name]
    const said = /^kept(?:Age|Count|Percent)?(\d+)/.exec(name)?.[1]
    if (figure && said) expect(formatFigure(figure, 'en').replace(/\D/g, ''), name).toBe(said)
  }
})
