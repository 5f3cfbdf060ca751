import * as v from 'valibot'
import { type OfferKind, offerKinds } from '../../app/domain/law/offer-kinds.data.ts'
import { type OfferPage, termsFault } from '../../app/domain/offers/terms-shown.ts'
import * as field from '../record-fields.ts'

const named = (what: string) =>
  v.pipe(field.text, v.regex(/^(none|\{\w+\})$/, `write the figure of ${what} as '{itsName}', or none`))

/** The conditions of an offer and its end, each stated: the sentences of its terms are made from these in every language. */
const conditions = v.strictObject({
  who: v.picklist(['new-players', 'players'], 'write new-players or players'),
  minimumDeposit: named('the minimum deposit'),
  /** The part of the bonus that is paid for so much in fees; none: nothing has to be wagered. */
  release: v.union(
    [v.literal('none'), v.strictObject({ fees: field.text, pays: field.text })],
    "write { fees: '{itsName}', pays: '{itsName}' }, or none"
  ),
  /** The most for one person: once and for all, or again each day or week. */
  maximum: v.union(
    [
      named('the most for one person'),
      v.strictObject({ amount: v.pipe(field.text, v.regex(/^\{\w+\}$/)), each: v.picklist(['day', 'week']) })
    ],
    "write the figure as '{itsName}', { amount: '{itsName}', each: day } or week, or none"
  ),
  expiry: named('the time after which what is not used is lost'),
  /** A choice of tickets in place of the bonus: they need no deposit, and their time is their own. */
  tickets: v.exactOptional(v.strictObject({ expiry: named('the time for which tickets are good') }))
})

export const games = ['holdem', 'omaha', 'short-deck', 'spin-gold'] as const

const everyOffer = {
  id: field.slug,
  /** A few words without figures, for an offer that has ended. */
  name: field.textOnSites,
  title: field.textOnSites,
  summary: field.textOnSites,
  significantTerms: field.textsOnSites,
  conditions,
  minimumAge: v.union([field.minimumAge, v.literal('by country')], "write an age in years, or 'by country'"),
  validFrom: field.dayOrInstant,
  validUntil: field.dayOrInstant,
  sites: v.pipe(field.sites, v.minLength(1, 'write at least one site')),
  headlineSites: field.sites,
  /** A master of `art/masters` that `pictures.yaml` describes: in lists beside the offer, and at the head of its own page. */
  picture: v.optional(field.slug),
  path: field.pagePath,
  termsPath: field.pagePath,
  successor: v.nullable(field.slug),
  ...field.provenance,
  ...field.reviewed,
  sample: v.literal(true, 'write true: the offers of the demo are samples')
}

const timeName = v.pipe(field.text, v.regex(/^\{\w+\}$/, "write the figure of a time as '{itsName}'"))

const kind = <const Kind extends OfferKind, Entries extends v.ObjectEntries>(name: Kind, entries: Entries) =>
  v.strictObject({ kind: v.literal(name), ...everyOffer, ...entries })

/** An offer cannot be built without its significant terms, minimum age, dates and the sites it may appear on. */
const offer = v.pipe(
  v.variant(
    'kind',
    [
      kind('welcome-bonus', {}),
      kind('monthly-giveaway', { month: field.month }),
      kind('daily-leaderboard', { game: field.oneOf(games), month: field.month }),
      kind('daily-promo', {
        rhythm: field.textOnSites,
        /** The part of a day in which it runs; without it the whole day. */
        hours: v.exactOptional(v.strictObject({ from: timeName, until: timeName }))
      }),
      kind('jackpot', {}),
      kind('loyalty', {})
    ],
    `write a kind: ${offerKinds.join(', ')}`
  ),
  v.check(
    ({ validFrom, validUntil }) => Date.parse(validFrom) < Date.parse(validUntil),
    'validUntil must be later than validFrom'
  ),
  field.refuse(written => {
    const { sites: shown, name, title, summary, significantTerms } = written
    const texts = { name, title, summary, significantTerms, ...('rhythm' in written && { rhythm: written.rhythm }) }
    return Object.entries(texts).flatMap(([key, byLocale]) =>
      field
        .missingLanguages(shown, byLocale)
        .map(locale => `${key}.${locale} is missing: a site of this language shows the offer`)
    )
  }),
  v.check(
    ({ sites: shown, headlineSites }) => headlineSites.every(site => shown.includes(site)),
    'headlineSites may only name sites that stand in sites'
  ),
  field.reviewFollowsCheck()
)

/** All offers. In: the pages of the site map, on which the terms of each have to be. */
export const offers = (pages: readonly OfferPage[]) =>
  v.pipe(
    field.listOfUnique(offer, 'id'),
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
