import * as v from 'valibot'
import { offerKinds } from '../../app/domain/law/offer-kinds.data.ts'
import { type OfferPage, termsFault } from '../../app/domain/offers/terms-shown.ts'
import {
  dayOrInstant,
  listOfUnique,
  minimumAge,
  missingLanguages,
  month,
  oneOf,
  pagePath,
  provenance,
  reviewed,
  reviewFollowsCheck,
  sites,
  slug,
  text,
  textOnSites,
  textsOnSites
} from '../record-fields.ts'

const named = (what: string) =>
  v.pipe(text, v.regex(/^(none|\{\w+\})$/, `write the figure of ${what} as '{itsName}', or none`))

/** The conditions of an offer and its end, each stated: the sentences of its terms are made from these in every language. */
const conditions = v.strictObject({
  who: v.picklist(['new-players', 'players'], 'write new-players or players'),
  minimumDeposit: named('the minimum deposit'),
  /** The part of the bonus that is paid for so much in fees; none: nothing has to be wagered. */
  release: v.union(
    [v.literal('none'), v.strictObject({ fees: text, pays: text })],
    "write { fees: '{itsName}', pays: '{itsName}' }, or none"
  ),
  /** The most for one person: once and for all, or again each day or week. */
  maximum: v.union(
    [
      named('the most for one person'),
      v.strictObject({ amount: v.pipe(text, v.regex(/^\{\w+\}$/)), each: v.picklist(['day', 'week']) })
    ],
    "write the figure as '{itsName}', { amount: '{itsName}', each: day } or week, or none"
  ),
  expiry: named('the time after which what is not used is lost'),
  /** A choice of tickets in place of the bonus: they need no deposit, and their time is their own. */
  tickets: v.exactOptional(v.strictObject({ expiry: named('the time for which tickets are good') }))
})

export const games = ['holdem', 'omaha', 'short-deck', 'spin-gold'] as const

const everyOffer = {
  id: slug,
  /** A few words without figures, for an offer that has ended. */
  name: textOnSites,
  title: textOnSites,
  summary: textOnSites,
  significantTerms: textsOnSites,
  conditions,
  minimumAge: v.union([minimumAge, v.literal('by country')], "write an age in years, or 'by country'"),
  validFrom: dayOrInstant,
  validUntil: dayOrInstant,
  sites: v.pipe(sites, v.minLength(1, 'write at least one site')),
  headlineSites: sites,
  /** A master of `art/masters` that `pictures.yaml` describes: in lists beside the offer, and at the head of its own page. */
  picture: v.optional(slug),
  path: pagePath,
  termsPath: pagePath,
  successor: v.nullable(slug),
  ...provenance,
  ...reviewed,
  sample: v.literal(true, 'write true: the offers of the demo are samples')
}

const monthly = { month }

const timeName = v.pipe(text, v.regex(/^\{\w+\}$/, "write the figure of a time as '{itsName}'"))

/** An offer cannot be built without its significant terms, minimum age, dates and the sites it may appear on. */
const offer = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({ kind: v.literal('welcome-bonus'), ...everyOffer }),
      v.strictObject({ kind: v.literal('monthly-giveaway'), ...everyOffer, ...monthly }),
      v.strictObject({
        kind: v.literal('daily-leaderboard'),
        game: oneOf(games),
        ...everyOffer,
        ...monthly
      }),
      v.strictObject({
        kind: v.literal('daily-promo'),
        ...everyOffer,
        rhythm: textOnSites,
        /** The part of a day in which it runs; without it the whole day. */
        hours: v.exactOptional(v.strictObject({ from: timeName, until: timeName }))
      }),
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
  reviewFollowsCheck()
)

/** All offers. In: the pages of the site map, on which the terms of each have to be. */
export const offers = (pages: readonly OfferPage[]) =>
  v.pipe(
    listOfUnique(offer, 'id'),
    v.check(
      list => list.every(({ successor }) => successor === null || list.some(({ id }) => id === successor)),
      'successor must be the id of another offer, or null'
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      dataset.value.forEach((offer, index) => {
        const fault = termsFault(offer, dataset.value, pages)
        if (fault)
          addIssue({
            message: `${offer.termsPath} does not show this offer: ${fault}`,
            path: [
              { type: 'array', origin: 'value', input: dataset.value, key: index, value: offer },
              { type: 'object', origin: 'value', input: offer, key: 'termsPath', value: offer.termsPath }
            ]
          })
      })
    })
  )

export type Offer = v.InferOutput<typeof offer>
