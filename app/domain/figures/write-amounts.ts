import { formatFigure } from './format-figure.ts'

/** How a locale writes what a page works out itself. `percent` takes hundredths and keeps one place: 35.04 is 35 %. */
export const writeAmounts = (locale: string, usual = 'USD') => ({
  currency: usual,
  money: (amount: number, currency = usual): string => formatFigure({ kind: 'money', amount, currency }, locale),
  percent: (value: number): string => formatFigure({ kind: 'percent', value: Math.round(value * 10) / 10 }, locale),
  count: (value: number): string => formatFigure({ kind: 'count', value }, locale),
  times: (value: number): string => formatFigure({ kind: 'multiplier', value }, locale)
})
