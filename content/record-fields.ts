import * as v from 'valibot'
import { refusesNavigation } from '../app/domain/links/refused-navigation.ts'
import { type Locale, locales } from '../app/domain/locales/locale.ts'
import { type SiteId, siteIds } from '../app/domain/sites/site-id.ts'
import { siteOf } from '../app/domain/sites/sites.ts'

/** One of some words, and which they are. */
export const oneOf = <const Option extends string>(options: readonly Option[]) =>
  v.picklist(options, `write one of: ${options.join(', ')}`)

export const text = v.pipe(v.string('write a text'), v.trim(), v.nonEmpty('write a text; it is empty'))

/** An address that a visitor may be sent to: v.url alone would let scripts pass. */
export const webAddress = v.pipe(
  text,
  v.url('write a web address'),
  v.check(address => !refusesNavigation(address, { external: true }), 'write a web address with http:// or https://')
)

/** A text in every language. */
export const localText = perLocale(text)

const texts = v.pipe(v.array(text, 'write a list of texts'), v.minLength(1, 'write at least one text'))

/** Lists of the same length in every language. */
export const localTexts = v.pipe(
  perLocale(texts),
  v.check(
    lists => new Set(Object.values(lists).map(list => list?.length)).size === 1,
    'write the same number of texts in every language'
  )
)

/** A text of a record that some sites alone show: French, English and what `missingLanguages` asks for. The languages of other sites are never read. */
export const textOnSites = onSomeSites(text)

/** Lists of such a record, of the same length in every language. */
export const textsOnSites = onSomeSites(texts)

/**
 * The languages in which a record has to be written, and is not. In: the sites that show it, and one of its texts. What global shows is on the contents host in
 * every language.
 */
export function missingLanguages(shownOn: readonly SiteId[], written: Partial<Record<Locale, unknown>>): Locale[] {
  const spoken = shownOn.includes('global') ? locales : shownOn.flatMap(id => siteOf(id).locales)
  return [...new Set(spoken)].filter(locale => written[locale] === undefined)
}

/** The languages that words of a record on some sites are written in: French, English, and those of its sites. */
export const languagesOf = (shownOn: readonly SiteId[]): Locale[] => {
  const spoken = missingLanguages(shownOn, {})
  return locales.filter(locale => locale === 'fr' || locale === 'en' || spoken.includes(locale))
}

/** Date.parse alone is not enough: 2026-02-30 becomes March there. */
export const isoDay = v.pipe(
  v.string('write a day: 2026-11-20'),
  v.isoDate('write a day as YYYY-MM-DD'),
  v.check(value => {
    const time = Date.parse(value)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  }, 'this day is not in the calendar')
)

export const isoInstant = v.pipe(
  v.string('write an instant: 2026-11-20T18:30:00Z'),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/,
    'write an instant with its offset: 2026-11-20T18:30:00Z'
  ),
  v.check(value => !Number.isNaN(Date.parse(value)), 'this instant is not in the calendar')
)

/** A day, which begins at 00:00 UTC, or an instant. */
export const dayOrInstant = v.union(
  [isoDay, isoInstant],
  'write a day (2026-11-20) or an instant (2026-11-20T18:30:00Z)'
)

export const month = v.pipe(v.string('write a month'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month as YYYY-MM'))

export const clockTime = v.pipe(
  v.string('write a time: 21:00'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of 24 hours: 21:00')
)

export const timeZone = v.pipe(
  v.string('write a time zone'),
  v.check(isTimeZone, 'write a time zone as Region/City: Europe/Berlin')
)

export const dailyHours = v.strictObject({
  timeZone,
  from: clockTime,
  until: clockTime
})

export const minimumAge = v.pipe(
  v.number('write an age in years'),
  v.integer(),
  v.minValue(18, 'the minimum age is at least 18')
)

export const currency = v.pipe(
  v.string('write a currency'),
  v.regex(/^[A-Z]{3}$/, 'write a currency as three capitals: USD')
)

/** A whole number from 1, and an amount in a currency that is named elsewhere. */
export const whole = v.pipe(v.number('write a whole number'), v.integer('write a whole number'), v.minValue(1))
export const amount = v.pipe(v.number('write an amount without a currency sign'), v.minValue(0))
export const positiveAmount = v.pipe(amount, v.minValue(0.01))
export const minutes = v.pipe(v.number('write a number of minutes'), v.integer(), v.minValue(0))

export const money = v.strictObject({
  amount,
  currency
})

export const slug = v.pipe(
  v.string('write a slug'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write a slug of small letters, figures and hyphens')
)

/** The path of a page without its language. */
export const pagePath = v.pipe(
  text,
  v.regex(/^\/([a-z0-9-]+\/)+$/, 'write the path of a page, with a slash at both ends: /tournaments/sunday-major/')
)

/** A check that says each of its reasons, of a value whose parts have no fault. */
export const refuse = <Value>(reasonsAgainst: (value: Value) => readonly string[]) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues?.some(({ path }) => path))
      for (const message of reasonsAgainst(dataset.value)) addIssue({ message })
  })

/** Records of which no two have the same value of a field. */
export const listOfUnique = <Schema extends v.GenericSchema<unknown, Record<Key, unknown>>, const Key extends string>(
  record: Schema,
  key: Key
) =>
  v.pipe(
    v.array(record, 'write a list; an empty one is []'),
    v.check(
      list => new Set(list.map(item => item[key])).size === list.length,
      `two of the records have the same ${key}`
    )
  )

export const siteId = oneOf(siteIds)

/** A list of sites; `all` is every site, those that are still to come as well. */
export const sites = v.pipe(
  v.unknown(),
  v.transform(value => (value === 'all' ? siteIds : value)),
  v.array(siteId, 'write the list of sites, or all'),
  v.check(list => new Set(list).size === list.length, 'a site is here twice')
)

/** Where a fact was read; `verified: false` marks what was written from memory. */
export const provenance = { source: text, checkedOn: isoDay, verified: v.boolean('write true or false') }

/** The day by which the operator's staff looks at a record again; past it what the record allows is no longer shown. */
export const reviewed = { reviewBy: isoDay }

export const reviewFollowsCheck = <Row extends { checkedOn: string; reviewBy: string }>() =>
  v.check<Row, string>(
    ({ checkedOn, reviewBy }) => checkedOn <= reviewBy,
    'reviewBy must not be earlier than checkedOn'
  )

function perLocale<Schema extends v.GenericSchema>(schema: Schema) {
  return v.strictObject(v.entriesFromList(locales, schema))
}

function onSomeSites<Output>(schema: v.GenericSchema<Output>): v.GenericSchema<Record<Locale, Output>> {
  const entries = locales.map(locale => [locale, locale === 'fr' || locale === 'en' ? schema : v.exactOptional(schema)])
  return v.pipe(
    v.strictObject(Object.fromEntries(entries)),
    v.check(
      byLocale => new Set(Object.values(byLocale).map(item => (Array.isArray(item) ? item.length : 0))).size === 1,
      'write the same number of texts in every language'
    )
  ) as unknown as v.GenericSchema<Record<Locale, Output>>
}

/** Whether a text is the source of a regular expression. */
export function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu').source !== ''
  } catch {
    return false
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
