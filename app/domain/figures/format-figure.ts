import type { Figure, FigureText } from './figure.ts'
import { firstOfMonth } from './first-of-month.ts'
import { formatLocale } from './format-locale.ts'
import { dateTimeFormat, numberFormat } from './formatters.ts'
import { writeClock } from './write-clock.ts'

/** Writes one figure as the locale does: 600 dollars are "600 $" in French and "$600" in English. Percent counts hundredths; spaces never break. */
export function formatFigure(figure: Figure, locale: string, side: 'server' | 'browser' = 'server'): string {
  const tag = formatLocale(locale, side)
  switch (figure.kind) {
    case 'count':
      return formatNumber(figure.value, tag)
    case 'money':
      return formatMoney(figure.amount, figure.currency, tag)
    case 'percent':
      return formatNumber(figure.value / 100, tag, { style: 'percent', maximumFractionDigits: 2 })
    case 'multiplier':
      return formatNumber(figure.value, tag) + (locale === 'en' ? 'x' : '×')
    case 'age':
      return `${formatNumber(figure.value, tag)}+`
    case 'duration':
      return formatNumber(figure.value, tag, { style: 'unit', unit: figure.unit, unitDisplay: 'long' })
    case 'dataSize':
      return formatNumber(figure.value, tag, { style: 'unit', unit: figure.unit, unitDisplay: 'short' })
    case 'date':
      return firstOfMonth(formatDate(figure.value, tag, { dateStyle: 'long' }), tag)
    case 'month':
      return formatDate(`${figure.value}-01`, tag, { month: 'long', year: 'numeric' })
    case 'time':
      return unbroken(`${writeClock(figure.value, locale)} ${figure.timeZone}`)
    case 'text':
      return textFor(figure.value, locale)
  }
}

/** An amount in whole units of its currency: 0.25 is a quarter. Whole amounts carry no cents. */
function formatMoney(amount: number, currency: string, tag: string): string {
  return formatNumber(amount, tag, moneyOptions(currency, tag))
}

/** "$" is the dollar of the United States alone, and in Brazil "US$", as "R$" is its own: that of Canada is "CA$", so that a page that has both says which. */
const moneyOptions = (currency: string, tag: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: currency === 'USD' && tag !== 'pt-br' ? 'narrowSymbol' : 'symbol',
  trailingZeroDisplay: 'stripIfInteger'
})

/**
 * From one amount to another as the locale writes it: "11–320 $" in French, "$11 – $320" in English; one amount where both are equal. On the server alone: a browser
 * has no Bosnian ranges.
 */
export function formatMoneyRange(from: number, to: number, currency: string, locale: string): string {
  const tag = formatLocale(locale)
  if (from === to) return formatMoney(from, currency, tag)
  return unbroken(numberFormat(tag, moneyOptions(currency, tag)).formatRange(from, to)).replaceAll(/\s–\s/g, ' – ')
}

/** A number with what Intl adds to it. Spaces never break. */
export const formatNumber = (value: number, tag: string, options: Intl.NumberFormatOptions = {}): string =>
  unbroken(numberFormat(tag, options).format(value))

const formatDate = (day: string, tag: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

function textFor(value: FigureText, locale: string): string {
  return typeof value === 'string' ? value : (value[locale] ?? value.en)
}
