import * as v from 'valibot'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { amount, currency, listOfUnique, localText, sites, slug, text } from '../record-fields.ts'

const limits = v.pipe(
  v.record(currency, v.strictObject({ minimum: amount, maximum: amount })),
  v.check(
    byCurrency => Object.values(byCurrency).every(({ minimum, maximum }) => minimum < maximum),
    'minimum must be less than maximum'
  ),
  v.check(byCurrency => Object.keys(byCurrency).length > 0, 'write the limits of at least one currency')
)

/** How long money is on its way; null: at once. */
const arrivesWithin = v.nullable(
  v.strictObject({
    value: v.pipe(v.number('write a number'), v.integer(), v.minValue(1)),
    unit: v.picklist(['minute', 'hour', 'day'], 'write minute, hour or day')
  })
)

const way = v.strictObject({
  limits,
  arrivesWithin,
  feePercent: v.pipe(v.number('write the fee in hundredths, 0 for none'), v.minValue(0), v.maxValue(100)),
  note: v.exactOptional(localText)
})

/** A payment service by the name that players know, and the sites on which the method is it. */
const service = v.strictObject({ name: text, sites })

const method = v.pipe(
  v.strictObject({
    id: slug,
    name: localText,
    sites,
    services: v.exactOptional(v.pipe(v.array(service), v.minLength(1, 'write at least one, or leave it out'))),
    deposit: v.nullable(way),
    withdrawal: v.nullable(way),
    sample: v.literal(true, 'write true: the payment methods of the demo are samples')
  }),
  v.check(
    ({ deposit, withdrawal }) => deposit !== null || withdrawal !== null,
    'a method takes deposits, withdrawals or both'
  ),
  v.check(
    ({ sites: shownOn, services = [] }) => services.every(one => one.sites.every(site => shownOn.includes(site))),
    'a service of a method names a site that the method is not shown on'
  )
)

const currenciesOfSites = v.strictObject(
  v.entriesFromList(
    siteIds,
    v.pipe(v.array(currency, 'write a list of currencies'), v.minLength(1, 'write at least one'))
  )
)

const example = v.pipe(
  v.strictObject({ balance: amount, requested: amount }),
  v.check(({ balance, requested }) => requested <= balance, 'requested cannot be more than balance')
)

/**
 * How money comes to an account and leaves it: the currencies in which each site keeps accounts, the methods with their limits, times and fees, and the
 * amounts of the worked example, in every currency that a site has.
 */
export const payments = v.pipe(
  v.strictObject({
    currencies: currenciesOfSites,
    /** Sites on which every sum of an offer is in a currency of their accounts. */
    offersInOwnCurrency: sites,
    withdrawalExample: v.record(currency, example),
    siteNotes: v.array(v.strictObject({ sites, on: v.picklist(['deposit', 'withdrawal']), text: localText })),
    methods: listOfUnique(method, 'id')
  }),
  v.check(
    ({ currencies, withdrawalExample }) =>
      Object.values(currencies)
        .flat()
        .every(code => code in withdrawalExample),
    'withdrawalExample misses a currency of a site'
  ),
  v.check(
    ({ currencies, methods }) =>
      methods.every(({ sites: shownOn, deposit, withdrawal }) =>
        shownOn.every(site =>
          [deposit, withdrawal].every(way => way === null || currencies[site].every(code => code in way.limits))
        )
      ),
    'a method misses the limits of a currency of one of its sites'
  )
)

export type PaymentMethod = v.InferOutput<typeof method>
