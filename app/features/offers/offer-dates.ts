import type { Offer } from '../../../content/offers/offers.schema.ts'
import { firstOfMonth } from '../../domain/figures/first-of-month.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'
import { dateTimeFormat } from '../../domain/figures/formatters.ts'
import { filledText } from '../../site/page/local-text.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

const yearMs = 366 * 86_400_000
type Dates = { readonly validFrom: string; readonly validUntil: string }
type Scope = Pick<PageScope, 't' | 'locale' | 'asOf'>

const writtenDay = (instant: number, locale: string): string =>
  formatFigure({ kind: 'date', value: new Date(instant).toISOString().slice(0, 10) }, locale)

/** Until when an offer runs: its last day, or that it runs, where its end is more than a year away. */
export function runsUntil({ validUntil }: Dates, { t, locale, asOf }: Scope): string {
  const end = Date.parse(validUntil)
  return end - asOf().getTime() > yearMs ? t('offers.runs') : t('offers.until', { day: writtenDay(end - 1, locale) })
}

/** Since when an offer runs, for one that has not begun. */
export const runsFrom = ({ validFrom }: Dates, { t, locale }: Scope): string =>
  t('offers.from', { day: writtenDay(Date.parse(validFrom), locale) })

/** That an offer has ended: its last day. */
export const ranUntil = ({ validUntil }: Dates, { t, locale }: Scope): string =>
  t('offers.ended', { day: writtenDay(Date.parse(validUntil) - 1, locale) })

/** A day without its year: 30 Nov. */
export const shortDay = (instant: number, locale: string): string =>
  firstOfMonth(
    dateTimeFormat(formatLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(instant),
    locale
  )

/** How often an offer that runs comes, or until which day it runs, in two or three words; null where neither says anything. */
export function offerRhythm(offer: Offer, scope: PageScope): string | null {
  const { t, locale, asOf } = scope
  const end = Date.parse(offer.validUntil)
  if (end - asOf().getTime() <= yearMs) return t('offers.short-until', { day: shortDay(end - 1, locale) })
  switch (offer.kind) {
    case 'daily-promo':
      return filledText(offer.rhythm, scope)
    case 'daily-leaderboard':
      return t('offers.every-day')
    case 'monthly-giveaway':
    case 'loyalty':
      return t('offers.every-month')
    case 'welcome-bonus':
      return t('offers.short-new')
    case 'jackpot':
      return null
  }
}
