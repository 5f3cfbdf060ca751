/** The units a duration is written in, in the singular, as Intl names them. */
export const durationUnits = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** The units a size on disk or in memory is written in, as Intl names them. */
export const dataSizeUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A text that is the same in every language, or one per locale; English stands in for a locale that has none. */
export type FigureText = string | ({ readonly en: string } & { readonly [locale: string]: string | undefined })

/** One number, date or name of the business, apart from the prose that mentions it. */
export type Figure =
  | { readonly kind: 'count'; readonly value: number }
  | {
      readonly kind: 'money'
      readonly amount: number
      readonly currency: string
      /** Amounts of its own in other currencies, by currency, for sites whose accounts have them. */
      readonly amounts?: Readonly<Record<string, number>>
    }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'multiplier'; readonly value: number }
  | { readonly kind: 'age'; readonly value: number }
  | { readonly kind: 'duration'; readonly value: number; readonly unit: (typeof durationUnits)[number] }
  | { readonly kind: 'dataSize'; readonly value: number; readonly unit: (typeof dataSizeUnits)[number] }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'month'; readonly value: string }
  | { readonly kind: 'time'; readonly value: string; readonly timeZone: string }
  | { readonly kind: 'text'; readonly value: FigureText }
