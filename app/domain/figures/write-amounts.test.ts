import { expect, it } from 'vitest'
import { writeAmounts } from './write-amounts.ts'

it.each<[rule: string, locale: string, written: string[]]>([
  ['"600 dollars are 600 $ in French"', 'fr', ['0,25 $', '35\u00a0%', '10\u202f000\u202f000', '1\u202f000×']],
  ['"and $600 in English"', 'en', ['$0.25', '35%', '10,000,000', '1,000x']]
])('%s', (_rule, locale, written) => {
  const { money, percent, count, times } = writeAmounts(locale)
  expect([money(0.25), percent(35.04), count(10_000_000), times(1000)]).toEqual([
    written[0]?.replace(' ', '\u00a0'),
    ...written.slice(1)
  ])
})
