import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { placeholdersIn } from '../../../app/domain/figures/fill-figures.ts'
import { wordsSchema } from '../../../server/content/page-sections.ts'
import { pageSections } from '../sections.schema.ts'

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const { sections } = v.parse(pageSections, parse(readFileSync('content/pages/streamer-mode/page.yaml', 'utf8')))
const schema = wordsSchema('streamer-mode', sections)
const read = (file: string) => v.parse(schema, parse(readFileSync(file, 'utf8'))) as Words
const english = read('content/pages/streamer-mode/en.yaml')
const stepsOf = (page: Words) => page.application?.steps as readonly unknown[]
/** The texts of a part, in their order. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

const languages = globSync('content/pages/streamer-mode/*.yaml').filter(file => !file.endsWith('page.yaml'))

describe.each(languages)('%s', file => {
  const page = read(file)

  /** The words are the editors'; each rule has its place, its figures and at least so many texts there. */
  it.each<[rule: string, partOf: (page: Words) => unknown, fewest: number, figures: string[]]>([
    ['S4-36 apply by email', page => stepsOf(page)[0], 2, ['streamerEmail']],
    ['S4-37 approval, then the option in the client', page => stepsOf(page).slice(1, 3), 4, []],
    ['S4-38 turn it on and name the stream', page => stepsOf(page)[3], 2, []],
    ['S4-39 what is no identifier', page => page.identifier?.pointsMarkdown, 2, []],
    ['S4-40 three ways to lose the status', page => page.lossOfStatus?.pointsMarkdown, 3, []],
    [
      'S4-41 weekly cashback after Monday 00:00 UTC',
      page => page.cashback?.pointsMarkdown,
      1,
      ['streamerCashbackDay', 'streamerCashbackTime']
    ],
    [
      'S5-2 40 viewers on average over three months',
      page => page.eligibility?.pointsMarkdown,
      1,
      ['streamerAverageViewers', 'streamerPeriod']
    ],
    ['S5-3 by country, in the Poker category', page => page.eligibility, 4, ['minimumAge']],
    ['S5-4 half of the tables shown', page => page.tables?.pointsMarkdown, 1, ['streamerTablesShare', 'brand']],
    [
      'S5-5 the refund of a tournament',
      page => [page.tournaments?.leadMarkdown, page.tournaments?.pointsMarkdown],
      2,
      ['streamerRefund', 'streamerSessionShare']
    ],
    ['S6-4 cashback and four more benefits', page => page.benefits?.items, 10, ['streamerCashback']]
  ])('%s', (_rule, partOf, fewest, figures) => {
    const [texts, source] = [textsOf(partOf(page)), textsOf(partOf(english))]
    const named = new Set(texts.flatMap(placeholdersIn))
    expect(texts.length).toBeGreaterThanOrEqual(fewest)
    expect([...named]).toEqual(expect.arrayContaining(figures))
    expect(texts).toHaveLength(source.length)
    expect(named).toEqual(new Set(source.flatMap(placeholdersIn)))
  })
})
