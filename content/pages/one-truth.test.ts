import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { content } from '../../tests/fixtures/content.ts'

const { figures, payments, sections } = content
const words = (page: string, locale: Locale) => readFileSync(`content/pages/${page}/${locale}.yaml`, 'utf8')
const times = (text: string, part: string) => text.split(part).length - 1
const costs = ['real-money-poker', 'cash-games'] as const

it.each(costs)('all costs: %s has the jackpot drop where jackpots may be shown', page => {
  expect(sections[page]?.filter(({ only }) => only === 'jackpot').map(({ id }) => id)).toEqual(['jackpotTables'])
  const lacking = locales.filter(locale =>
    ['{jackpotContribution}', '{jackpotFromPot}'].some(name => !words(page, locale).includes(name))
  )
  expect(lacking).toEqual([])
})

it('"nothing from us" on payments: no method has a fee', () => {
  const ways = payments.methods.flatMap(({ deposit, withdrawal }) => [deposit, withdrawal])
  expect(ways.filter(way => way && way.feePercent !== 0)).toEqual([])
})

it.each(locales)('help says one time for an answer, beside the hours, in %s', locale => {
  const help = words('help', locale)
  expect(times(help, '{supportAnswerTime}')).toBe(1)
  expect(help).toMatch(/^lead: .*\{supportHours\}.*\{supportAnswerTime\}/m)
})

it.each(locales)('help says the longest time of a withdrawal and no shortest one, in %s', locale => {
  const answer = words('help', locale).split('how-withdraw')[1]?.split('keywords')[0] ?? ''
  expect(answer).toContain('{fundsLongestArrival}')
  expect(answer).not.toMatch(/minut|хвилин|pár perc/i)
})

it.each(locales)('live series say the share of entries that the sheets of their stops say, in %s', locale => {
  expect(words('live-series', locale)).toContain('{paidShare}')
  expect(figures.paidShare).toMatchObject({ value: 15 })
})
