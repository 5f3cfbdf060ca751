import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const ask = async (query: string) => (await site.get('localhost', `/en/poker-school/equity-calculator/${query}`)).text
const partsIn = (html: string) =>
  [...html.matchAll(/data-equity-part="">([^<]*)/g)].flatMap(([, part]) => (part ? [part] : []))
const methodIn = (html: string) => /data-equity-method="">([^<]*)/.exec(html)?.[1]

it.each<[rule: string, query: string, parts: string[], method: RegExp]>([
  ['exact enumeration on the flop', '?hero=AsKs&villain=QhQd&board=10s7d4s', ['54.4%', '45.6%'], /^All 990 ways/],
  ['without a query an example', '', ['54.4%', '45.6%'], /^All 990 ways/],
  [
    'three hands on the flop',
    '?hero=AsKs&villain=QhQd&villain2=JcTc&board=Qs9c2d',
    ['4.0%', '71.1%', '24.9%'],
    /^All 903 ways/
  ],
  [
    'before the flop drawn at random, with its stated error',
    '?hero=AsKd&villain=AhKc&board=',
    [],
    /^40,000 boards drawn at random: .* no more than 0\.\d%/
  ]
])('"works without JavaScript through the query": %s', async (_rule, query, parts, method) => {
  const html = await ask(query)
  if (parts.length > 0) expect(partsIn(html)).toEqual(parts)
  else expect(partsIn(html)).toHaveLength(2)
  expect(methodIn(html)).toMatch(method)
})

it.each<[rule: string, query: string, field: string, words: RegExp]>([
  ['a hand that is missing', '?hero=AsKs', 'villain', /^Second hand: write two cards/],
  ['what is no card', '?hero=%3Cscript%3E&villain=QhQd', 'hero', /^Your hand: this is not a card/],
  ['a board of two', '?hero=AsKs&villain=QhQd&board=2c3c', 'board', /^Board .*: the number of cards is wrong/],
  ['a card that stands twice', '?hero=AsKs&villain=AsQd', 'villain', /^Second hand: one of these cards/]
])('input errors name the field: %s', async (_rule, query, field, words) => {
  const html = await ask(query)
  const fault = new RegExp(`id="equity-${field}-fault"[^>]*>([^<]*)`).exec(html)?.[1]
  expect(fault).toMatch(words)
  expect(partsIn(html)).toEqual([])
  expect(html).not.toContain('<script>alert')
})
