import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { inMonthOfFigures } from '../../../tests/fixtures/month-of-figures.ts'
import type { Audience } from '../../domain/law/audience.ts'
import { siteMap } from '../site-map/site-map.data.ts'
import { pagePictureOf } from './page-picture.ts'

const open = {
  offers: ['welcome-bonus', 'daily-leaderboard', 'daily-promo', 'jackpot'],
  inducements: [],
  ambassadors: true,
  adHours: []
} as unknown as Audience
const closed = { offers: [], inducements: [], ambassadors: false, adHours: [] } as unknown as Audience

const pictureOf = (key: string, audience: Audience, offers = content.offers) =>
  pagePictureOf({
    row: siteMap.find(row => row.key === key),
    siteId: 'global',
    audience: () => audience,
    content: { ...content, offers },
    asOf: () => new Date(inMonthOfFigures('20T12:00:00Z')),
    expiresAt: () => {}
  } as unknown as Parameters<typeof pagePictureOf>[0])

it.each<[rule: string, key: string, audience: Audience, picture: string | null]>([
  ['"each page family has a picture of its own"', 'tournaments', closed, 'banner-tournaments'],
  ['an offer that may be shown', 'promotions-welcome-bonus', open, 'promo-welcome'],
  ['"No offer is ever sent and then hidden": nor its picture', 'promotions-welcome-bonus', closed, null],
  ['of several offers none is the page’s own', 'promotions-jackpots', open, 'promo-jackpots'],
  ['a page of several kinds', 'promotions', open, 'banner-promotions'],
  ['people, where they may be shown', 'ggteam', open, 'banner-team'],
  ['people are gated, and so are their medallions', 'ggteam', closed, null],
  ['a page without one', 'privacy-policy', open, null]
])('%s', (_rule, key, audience, picture) => expect(pictureOf(key, audience)).toBe(picture))

it.each<[rule: string, ofOffer: string | undefined, picture: string]>([
  ['S2-56 the picture of the page’s own offer', 'room-table', 'room-table'],
  ['an own offer without a picture has that of the page', undefined, 'format-omaha']
])('%s', (_rule, picture, shown) => {
  const offers = content.offers.map(offer => ({ ...offer, picture }))
  expect(pictureOf('promotions-daily-leaderboards-omaha', open, offers)).toBe(shown)
})
