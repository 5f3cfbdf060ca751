import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { content } from '../../tests/fixtures/content.ts'
import { positionFaults } from './position-faults.ts'

const { offers, legalPositions } = content
const release = { fees: '{welcomePartFees}', pays: '{welcomePart}' }
const withRelease = (id: string): Content['offers'] =>
  offers.map(offer => (offer.id === id ? { ...offer, conditions: { ...offer.conditions, release } } : offer))
const signed = legalPositions.map(position => ({ ...position, signedBy: 'A. Person', signedOn: '2026-12-01' }))

it.each<[rule: string, given: Pick<Content, 'offers' | 'legalPositions'>, refused: string[]]>([
  ['as it is: none', { offers, legalPositions }, []],
  ['a British offer with one', { offers: withRelease('welcome-bonus-gb'), legalPositions }, ['welcome-bonus-gb']],
  ['an offer that is British among others', { offers: withRelease('daily-task'), legalPositions }, ['daily-task']],
  ['an offer of other sites', { offers: withRelease('welcome-bonus-ontario'), legalPositions }, []],
  ['once it is signed', { offers: withRelease('welcome-bonus-gb'), legalPositions: signed }, []]
])('S5-33 no release on the British site before the position on the cap is signed: %s', (_rule, given, refused) => {
  const faults = positionFaults(given)
  expect(faults.map(({ field }) => given.offers[Number(field.split('.')[0])]?.id)).toEqual(refused)
  for (const { reason } of faults) expect(reason).toContain('gb-wagering-cap')
})
