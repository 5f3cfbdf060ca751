import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { inMonthOfFigures } from '../../../tests/fixtures/month-of-figures.ts'
import { type OfferKind, offerKinds } from '../../domain/law/offer-kinds.data.ts'
import { siteOffers } from './site-offers.ts'

const kindsFor = (...offers: OfferKind[]) => {
  const { running } = siteOffers({
    siteId: 'global',
    content,
    audience: () => ({ offers, adHours: [] }),
    asOf: () => new Date(inMonthOfFigures('20T12:00:00Z')),
    expiresAt: () => {}
  } as unknown as Parameters<typeof siteOffers>[0])
  return [...new Set(running.map(({ kind }) => kind))]
}

it.each<[rule: string, allowed: OfferKind[]]>([
  ['no kind is allowed', []],
  ...offerKinds.map((kind): [string, OfferKind[]] => [`${kind} alone is allowed`, [kind]])
])('S6-7 a page lists offers of the allowed kinds and no others: %s', (_rule, allowed) => {
  expect(kindsFor(...allowed)).toEqual(allowed)
})
