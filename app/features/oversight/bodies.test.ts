import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { siteIds } from '../../domain/sites/site-id.ts'
import { bodiesOf, bodyName } from './bodies.ts'

const { oversight, countryRules } = content

it.each(siteIds)('"ADR bodies per site": %s names a mediator and a regulator, or takes no players', siteId => {
  const kinds = bodiesOf(oversight.disputes, siteId).map(({ kind }) => kind)
  const takesPlayers = !countryRules.some(rule => rule.site === siteId && rule.onOwnSite.ruleType !== null)
  expect([...new Set(kinds)].sort()).toEqual(takesPlayers ? ['mediator', 'regulator'] : [])
})

it.each(siteIds.filter(id => !['brazil', 'bosnia', 'philippines', 'ukraine'].includes(id)))(
  '"accessibility statement page per EU region": %s names who watches over it',
  siteId => {
    expect(bodiesOf(oversight.accessibility, siteId).length).toBeGreaterThan(0)
  }
)

it('every invented body says that it is a sample', () => {
  const invented = oversight.disputes.filter(({ source }) => source.startsWith('invented'))
  expect(invented.filter(({ sample }) => !sample)).toEqual([])
})

it.each([
  ['without an address the name stands by itself, escaped', null, 'A &amp; B'],
  ['with one it is a link', 'https://body.example/', '<a href="https://body.example/" rel="noopener">A &amp; B</a>']
])('%s', (_rule, url, markup) => {
  expect(bodyName('A & B', url)).toBe(markup)
})
