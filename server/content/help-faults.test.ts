import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { content } from '../../tests/fixtures/content.ts'
import { helpFaults } from './help-faults.ts'

const german = (rest: object): Content['countryRules'] =>
  content.countryRules.map(rule => (rule.countryKey === 'DE' ? { ...rule, ...rest } : rule))
const [helpline] = content.countryRules.find(({ countryKey }) => countryKey === 'DE')?.help ?? []
const unverified = helpline && { ...helpline, verified: false }
const noMarks: Content['trustMarks'] = content.trustMarks.map(mark =>
  mark.kind === 'player-support' ? { ...mark, sites: mark.sites.filter(site => site !== 'germany') } : mark
)

it.each<[rule: string, rules: Content['countryRules'], marks: Content['trustMarks'], faults: number]>([
  ['as it is: none', content.countryRules, content.trustMarks, 0],
  ['a helpline that is not verified gives way to the regulator', german({ help: [unverified] }), noMarks, 0],
  ['a helpline without a regulator', german({ regulator: null }), noMarks, 0],
  ['neither', german({ regulator: null, help: [unverified] }), noMarks, 1],
  ['neither, but a service for all countries', german({ regulator: null, help: [] }), content.trustMarks, 0]
])('S6-22 a site that would name nobody to turn to is refused: %s', (_rule, countryRules, trustMarks, faults) => {
  expect(helpFaults({ countryRules, trustMarks }).map(({ field }) => field)).toEqual(faults === 0 ? [] : ['DE'])
})
