import { expect, it } from 'vitest'
import { siteMap } from '../../site/site-map/site-map.data.ts'
import { termsFault } from './terms-shown.ts'

const omaha: Parameters<typeof termsFault>[0] = {
  id: 'winter-omaha',
  kind: 'daily-leaderboard',
  sites: ['europe'],
  validFrom: '2026-12-01',
  validUntil: '2027-01-01',
  month: '2026-12',
  termsPath: '/promotions/daily-leaderboards/omaha/'
}
const november = { ...omaha, id: 'omaha', month: '2026-11', validFrom: '2026-11-01', validUntil: '2036-01-01' }

it.each<[rule: string, offer: typeof omaha, others: (typeof omaha)[], fault: string | null]>([
  ['that shows it', omaha, [], null],
  ['that shows another one in another month', omaha, [november], null],
  ['that shows another one on another site', omaha, [{ ...omaha, id: 'x', sites: ['ontario'] }], null],
  [
    'that shows another one then',
    omaha,
    [{ ...november, month: '2026-12' }],
    'the page shows one offer at a time, and omaha runs at the same time'
  ],
  ['of many offers', { ...omaha, termsPath: '/promotions/' }, [{ ...omaha, id: 'x', termsPath: '/promotions/' }], null],
  [
    'of another kind',
    { ...omaha, termsPath: '/loyalty/' },
    [],
    'the page does not show offers of the kind daily-leaderboard'
  ],
  [
    'that is none',
    { ...omaha, termsPath: '/nowhere/' },
    [],
    'the page does not show offers of the kind daily-leaderboard'
  ],
  ['that one of its sites has not', { ...omaha, sites: ['finland'] }, [], 'there is no such page on finland']
])('S5-30 the full terms of an offer are on a page %s', (_rule, offer, others, fault) => {
  expect(termsFault(offer, [offer, ...others], siteMap)).toBe(fault)
})
