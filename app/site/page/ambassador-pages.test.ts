import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { findPage } from '../site-map/site-map.ts'
import { ambassadorListing, ambassadorStories } from './ambassador-pages.ts'
import type { PageScope } from './page-scope.ts'
import { rowsAt } from './record-pages.ts'

const rows = rowsAt(content, new Date('2026-11-21T20:00Z'))
const path = '/ggteam/yuna-katsaros/'

const scopeOf = (ambassadors: boolean) =>
  ({
    content,
    siteId: 'global',
    locale: 'en',
    path,
    href: (to: string) => to,
    asOf: () => new Date('2026-11-21T20:00Z'),
    expiresAt: () => undefined,
    audience: () => ({ offers: [], inducements: [], ambassadors, adHours: [], minimumAge: 18 })
  }) as unknown as PageScope

it.each<[rule: string, siteId: SiteId, at: string, found: boolean]>([
  ['S2-6 "one ambassador page" each', 'global', path, true],
  ['"404 where the site has none"', 'belgium', path, false],
  ['"404 where the site has none"', 'ontario', '/ggteam/', false],
  ['"failed route check (/ggteam/nobody/)"', 'global', '/ggteam/nobody/', false],
  ['S2-6 the listing', 'united-kingdom', '/ggteam/', true]
])('%s: %s %s', (_rule, siteId, at, found) => {
  expect(findPage(siteId, at, rows)?.path === at).toBe(found)
})

it('"neutral where the audience may not see": neither page names anybody, its title and description included', () => {
  for (const { words } of [ambassadorListing, ambassadorStories]) {
    const said = JSON.stringify(words(scopeOf(false)))
    expect(content.ambassadors.filter(({ name }) => said.includes(name))).toEqual([])
    expect(said).toContain('general information')
  }
})

it('elsewhere a page says whose it is', () => {
  const { title, headings } = ambassadorStories.words(scopeOf(true))
  expect([title, headings.length]).toEqual(['Yuna Katsaros', 4])
})

it('every story has 350 words or more, in each language as many letters as English has, a fifth less at most: Finnish says in one word what takes English three', () => {
  const whole = ({ lead, bodyMarkdown }: { lead: string; bodyMarkdown: string }) => `${lead} ${bodyMarkdown}`
  const short = content.ambassadors.flatMap(({ slug, words }) =>
    Object.entries(words)
      .filter(
        ([locale, story]) =>
          whole(story).length < whole(words.en).length * 0.8 ||
          (locale === 'en' && whole(story).split(/\s+/).length < 350)
      )
      .map(([locale]) => `${slug} ${locale}`)
  )
  expect(short).toEqual([])
})
