import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { readText } from '../../../tests/fixtures/visible-words.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteMap } from '../../site/site-map/site-map.data.ts'
import { WelcomeBonus } from './welcome-bonus.tsx'

vi.mock('virtual:pictures', () => ({ default: {} }))

const path = '/promotions/welcome-bonus/'
const row = siteMap.find(found => found.path === path)
const audience = () => ({
  minimumAge: 19,
  currency: null,
  offers: ['welcome-bonus'],
  inducements: [],
  adHours: [],
  laws: []
})
const pageOn = (siteId: SiteId) => readText(renderPart(WelcomeBonus, {}, path, { siteId, row, audience }))

it.each<[siteId: SiteId, says: string[], never: RegExp]>([
  ['united-kingdom', ['£80 in tournament tickets', '6 tickets, one a day', '£24'], /\$|rake|first deposit/i],
  ['ontario', ['$100 in rewards, or a 100% match up to $600', '$10 of bonus takes $50 of rake'], /£|\bfree\b/i],
  ['global', ['$100 in free rewards'], /£/]
])('the page of the welcome offer on %s', (siteId, says, never) => {
  const words = pageOn(siteId).replaceAll('\u00a0', ' ')
  for (const text of says) expect(words).toContain(text)
  expect(words).not.toMatch(never)
})
