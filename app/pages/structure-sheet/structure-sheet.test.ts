import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { examplePayouts } from '../../features/tournaments/example-payouts.ts'
import { Payouts } from '../../features/tournaments/payouts.tsx'

const words = { title: 'Prizes', caption: 'Caption' }
const tournaments = [...content.featuredTournaments, ...content.dailyTournaments]

it.each<[id: string, hasSums: boolean]>([
  ['sunday-major', true],
  ['friday-perch', false],
  ['first-feather', false]
])('words H3 the prizes of %s: sums %s', (id, hasSums) => {
  const event = tournaments.find(item => item.id === id)
  const example = event && examplePayouts(event, content.structures)
  const html = example ? renderPart(Payouts, { ...example, ...words }) : ''
  expect(html).toContain('%')
  expect(/\$\d/.test(html)).toBe(hasSums)
  expect(html.includes('tournaments.fees')).toBe(hasSums)
})
