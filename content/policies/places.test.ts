import { expect, it } from 'vitest'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { placeName } from '../../app/site/regions/place-name.ts'
import { content } from '../../tests/fixtures/content.ts'

const { policies, figures } = content
const countryRules = content.countryRules.filter(({ partOf }) => partOf === undefined)

const linesOf = (locale: Locale): string[] =>
  (policies['terms-conditions']?.[locale].bodyMarkdown ?? '').split('\n').filter(line => line !== '')

/** What begins so in English, which every translation has in the same order: lines of the terms by their place. */
function linesAs(locale: Locale, english: RegExp, kind: RegExp): string[] {
  const places = linesOf('en')
    .filter(line => kind.test(line))
    .flatMap((line, place) => (english.test(line) ? [place] : []))
  const own = linesOf(locale).filter(line => kind.test(line))
  return places.map(place => own[place] ?? '')
}

/** Whether a line names a place, in whatever case its language puts it into: "Ontario (Canada)" is Ontario, "w Polsce" is Polska. */
const names = (line: string, name: string): boolean =>
  name
    .replace(/ \(.*\)$/, '')
    .split(/[ -]/)
    .filter(word => word.length > 3)
    .every(word => line.includes(word.slice(0, 4)))

const own = (countryKey: string) => countryRules.find(rule => rule.countryKey === countryKey)?.onOwnSite.ruleType

it.each(
  locales.flatMap(
    locale =>
      [
        [locale, 'BLOCKED: no sign-up and no download', 0, (key: string) => own(key) === 'BLOCKED' || key === 'CAON'],
        [locale, 'WARNING: the page informs, sign-up is refused', 1, (key: string) => own(key) === 'WARNING'],
        [locale, 'none on its own site: a licence stands there', 2, (key: string) => own(key) === null]
      ] as const
  )
)('the terms in %s name the places of each rule: "%s"', (locale, _rule, index, belongs) => {
  const line = linesAs(locale, /^- \*\*Where/, /^- \*\*/)[index] ?? ''
  const named = countryRules.filter(({ countryKey }) => names(line, placeName(countryKey, locale)))
  expect(named.map(({ countryKey }) => countryKey).toSorted()).toEqual(
    countryRules
      .map(({ countryKey }) => countryKey)
      .filter(belongs)
      .toSorted()
  )
})

it.each(locales)(
  'S6-27 the terms in %s name every state whose rule its parts have, and where they are listed',
  locale => {
    const line = linesAs(locale, /^- \*\*Where/, /^- \*\*/)[3] ?? ''
    const states = new Set(content.countryRules.flatMap(({ partOf }) => partOf ?? []))
    expect(states.size).toBeGreaterThan(10)
    expect([...states].filter(state => !names(line, placeName(state, locale)))).toEqual([])
    expect(line).toContain('](/where-can-i-play/)')
  }
)

it.each(locales)(
  'S5-6 the terms in %s give every place its age: "18+, 19+, 21+ or 24+ depending on jurisdiction"',
  locale => {
    const rows = linesOf(locale).filter(line => /^\| .*\{age\w+\}/.test(line))
    const ageIn = (row: string) => {
      const figure = figures[/\{(age\w+)\}/.exec(row)?.[1] ?? '']
      return figure?.kind === 'age' ? figure.value : null
    }
    const playing = countryRules.filter(({ onOwnSite }) => onOwnSite.ruleType !== 'BLOCKED')
    const ages = playing.map(({ countryKey }) => {
      const row = rows.find(text => names(text, placeName(countryKey, locale))) ?? rows[0] ?? ''
      return [countryKey, ageIn(row)]
    })
    expect(Object.fromEntries(ages)).toEqual(
      Object.fromEntries(playing.map(({ countryKey, minimumAge }) => [countryKey, minimumAge]))
    )
  }
)
