import { globSync, readFileSync } from 'node:fs'
import { Lexer, type Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import type { Figure } from '../../app/domain/figures/figure.ts'
import { locales } from '../../app/domain/locales/locale.ts'
import { tagCookies } from '../../app/features/tracking/tag-cookies.ts'
import { cookieLifetimes } from '../../app/site/http/cookies.ts'
import { iconCache } from '../../app/site/icons/icon-limits.data.ts'
import { content } from '../../tests/fixtures/content.ts'

const { policies, figures } = content

/** The tables of the cookie policy in their order: the name of each row between its ticks, and the cells after it. */
function tablesOf(locale: (typeof locales)[number]): Record<string, string[]>[] {
  const policy = policies['cookie-policy']?.[locale]
  if (!policy) throw new Error('There is no cookie policy')
  return new Lexer({ gfm: true })
    .lex(policy.bodyMarkdown)
    .filter((token): token is Tokens.Table => token.type === 'table')
    .map(({ rows }) =>
      Object.fromEntries(
        rows.map(([name, ...cells]) => [name?.text.replaceAll('`', '') ?? '', cells.map(({ text }) => text)])
      )
    )
}

const secondsOf: Partial<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 }

/** The seconds of the figure whose placeholder a cell names; null where it names none. */
function secondsIn(cell: string | undefined): number | null {
  const [, name = ''] = /\{(\w+)\}/.exec(cell ?? '') ?? []
  const figure: Figure | undefined = figures[name]
  return figure?.kind === 'duration' ? figure.value * (secondsOf[figure.unit] ?? Number.NaN) : null
}

/** The names under which the browser's code keeps something, by the place where it keeps it. */
function namesKept(place: 'localStorage' | 'sessionStorage'): string[] {
  const sources = globSync('{app,demo}/**/*.{ts,tsx,js}')
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(file, 'utf8'))
    .filter(source => source.includes(place) || (place === 'sessionStorage' && source.includes('inSession(')))
  return sources.flatMap(source => [
    ...Array.from(source.matchAll(/const (?:storageKey|place) = '([^']+)'/g), ([, name = '']) => name),
    ...Array.from(source.matchAll(/sessionStorage\.(?!getItem|setItem|removeItem)(\w+)/g), ([, name = '']) => name)
  ])
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

describe.each(locales)('the cookie policy in %s', locale => {
  const [cookies = {}, storage = {}, measurement = {}] = tablesOf(locale)

  it('names the cookies that the site sets, and each for as long as it lasts', () => {
    const told = Object.entries(cookies).map(([name, cells]) => [name, secondsIn(cells.at(-1))])
    expect(Object.fromEntries(told)).toEqual(cookieLifetimes)
  })

  it('names everything that scripts keep in the browser, and where', () => {
    expect(sorted(Object.keys(storage))).toEqual(sorted([...namesKept('localStorage'), ...namesKept('sessionStorage')]))
    const [local] = namesKept('localStorage')
    const places = Object.entries(storage).map(([name, [place]]) => [name === local, place])
    expect(new Set(places.map(String)).size).toBe(2)
    expect(secondsIn(storage.icons?.at(-1))).toBe(iconCache.hours * 3600)
  })

  it('names the cookies of the usual tags: those that a refusal deletes, and no other', () => {
    const names = Object.keys(measurement)
    expect(tagCookies(names.map(name => `${name}=x`).join('; '))).toEqual(names)
    const known = readFileSync('app/features/tracking/tag-cookies.ts', 'utf8').match(/\^\((.*)\)\/$/m)?.[1] ?? ''
    expect(names).toEqual(known.split('|').map(name => name.replace('$', '')))
  })
})
