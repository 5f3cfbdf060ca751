import { expect, it } from 'vitest'
import { liveLocales } from '../../app/site/locales/locale.ts'
import { readContent } from '../../server/content-store.ts'

const { policies, countryRules, figures } = await readContent('content')

/** Lines of the terms that begin with a bold phrase or a cell, in their order. */
function linesOf(locale: (typeof liveLocales)[number], start: RegExp): string[] {
  const body = policies['terms-conditions']?.[locale].bodyMarkdown ?? ''
  return body.split('\n').filter(line => start.test(line))
}

/** The country's name as a sentence says it: "Ontario (Canada)" is Ontario. */
const said = (name: string) => name.replace(/ \(.*\)$/, '')

const own = (countryKey: string) => countryRules.find(rule => rule.countryKey === countryKey)?.onOwnSite.ruleType

it.each(
  liveLocales.flatMap(
    locale =>
      [
        [locale, 'BLOCKED: no sign-up and no download', 0, (key: string) => own(key) === 'BLOCKED' || key === 'CAON'],
        [locale, 'WARNING: the page informs, sign-up is refused', 1, (key: string) => own(key) === 'WARNING'],
        [locale, 'none on its own site: a licence stands there', 2, (key: string) => own(key) === null]
      ] as const
  )
)('the terms in %s name the places of each rule: "%s"', (locale, _rule, index, belongs) => {
  const line = linesOf(locale, /^- \*\*(?:Là où|Where)/)[index]
  const named = countryRules.filter(({ name }) => line?.includes(said(name[locale] ?? name.en)))
  expect(named.map(({ countryKey }) => countryKey).toSorted()).toEqual(
    countryRules
      .map(({ countryKey }) => countryKey)
      .filter(belongs)
      .toSorted()
  )
})

it.each(liveLocales)(
  'the terms in %s give every place its age: "18+, 19+, 21+ or 24+ depending on jurisdiction"',
  locale => {
    const rows = linesOf(locale, /^\| .*\{age\w+\}/)
    const ageIn = (row: string) => {
      const figure = figures[/\{(age\w+)\}/.exec(row)?.[1] ?? '']
      return figure?.kind === 'age' ? figure.value : null
    }
    const playing = countryRules.filter(({ onOwnSite }) => onOwnSite.ruleType !== 'BLOCKED')
    const ages = playing.map(({ name, countryKey }) => {
      const row = rows.find(text => text.includes(said(name[locale] ?? name.en))) ?? rows[0] ?? ''
      return [countryKey, ageIn(row)]
    })
    expect(Object.fromEntries(ages)).toEqual(
      Object.fromEntries(playing.map(({ countryKey, minimumAge }) => [countryKey, minimumAge]))
    )
  }
)
