import { formatLocale } from '../../site/figures/format-locale.ts'

type Side = 'server' | 'browser'

/** A part of one as a percentage with one place: 54.2%, 54,2 %. */
export const formatShare = (share: number, locale: string, side: Side): string =>
  new Intl.NumberFormat(formatLocale(locale, side), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1
  })
    .format(share)
    .replaceAll(' ', '\u00a0')

/** A count as the locale writes it: 1,712,304. */
export const formatBoards = (count: number, locale: string, side: Side): string =>
  new Intl.NumberFormat(formatLocale(locale, side)).format(count)
