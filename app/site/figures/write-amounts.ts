import type { PageScope } from '../page/page-scope.ts'
import { formatFigure } from './format-figure.ts'

/** How tables of data write their numbers in the language of the page being rendered. */
export const writeAmounts = ({ locale }: Pick<PageScope, 'locale'>, currency: string) => ({
  money: (amount: number) => formatFigure({ kind: 'money', amount, currency }, locale),
  count: (value: number) => formatFigure({ kind: 'count', value }, locale),
  percent: (value: number) => formatFigure({ kind: 'percent', value }, locale)
})
