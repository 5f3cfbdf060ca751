import * as v from 'valibot'
import { offerKinds } from '../../app/domain/law/offer-kinds.data.ts'
import {
  dayOrInstant,
  listOfUnique,
  minimumAge,
  missingLanguages,
  month,
  pagePath,
  provenance,
  reviewBeforeCheck,
  reviewed,
  reviewFollowsCheck,
  sites,
  slug,
  textOnSites,
  textsOnSites
} from '../record-fields.ts'

export const games = ['holdem', 'omaha', 'short-deck', 'spin-gold'] as const

const everyOffer = {
  id: slug,
  /** A few words without figures, for an offer that has ended. */
  name: textOnSites,
  title: textOnSites,
  summary: textOnSites,
  significantTerms: textsOnSites,
  minimumAge: v.union([minimumAge, v.literal('by country')], "write an age in years, or 'by country'"),
  validFrom: dayOrInstant,
  validUntil: dayOrInstant,
  sites: v.pipe(sites, v.minLength(1, 'write at least one site')),
  headlineSites: sites,
  path: pagePath,
  termsPath: pagePath,
  successor: v.nullable(slug),
  ...provenance,
  ...reviewed,
  sample: v.literal(true, 'write true: the offers of the demo are samples')
}

const monthly = { month }

/** An offer cannot be built without its significant terms, minimum age, dates and the sites it may appear on. */
const offer = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({ kind: v.literal('welcome-bonus'), ...everyOffer }),
      v.strictObject({ kind: v.literal('monthly-giveaway'), ...everyOffer, ...monthly }),
      v.strictObject({
        kind: v.literal('daily-leaderboard'),
        game: v.picklist(games, `write one of: ${games.join(', ')}`),
        ...everyOffer,
        ...monthly
      }),
      v.strictObject({ kind: v.literal('daily-promo'), ...everyOffer, rhythm: textOnSites }),
      v.strictObject({ kind: v.literal('jackpot'), ...everyOffer }),
      v.strictObject({ kind: v.literal('loyalty'), ...everyOffer })
    ],
    `write a kind: ${offerKinds.join(', ')}`
  ),
  v.check(
    ({ validFrom, validUntil }) => Date.parse(validFrom) < Date.parse(validUntil),
    'validUntil must be later than validFrom'
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { sites: shown, name, title, summary, significantTerms } = dataset.value
    const texts = {
      name,
      title,
      summary,
      significantTerms,
      ...('rhythm' in dataset.value && { rhythm: dataset.value.rhythm })
    }
    for (const [field, written] of Object.entries(texts))
      for (const locale of missingLanguages(shown, written))
        addIssue({
          message: `${field}.${locale} is missing: a site of this language shows the offer`
        })
  }),
  v.check(
    ({ sites: shown, headlineSites }) => headlineSites.every(site => shown.includes(site)),
    'headlineSites may only name sites that stand in sites'
  ),
  v.check(record => reviewFollowsCheck(record), reviewBeforeCheck)
)

export const offers = v.pipe(
  listOfUnique(offer, 'id'),
  v.check(
    list => list.every(({ successor }) => successor === null || list.some(({ id }) => id === successor)),
    'successor must be the id of another offer, or null'
  )
)

export type Offer = v.InferOutput<typeof offer>
