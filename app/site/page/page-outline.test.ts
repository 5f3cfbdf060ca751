import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { siteMap } from '../site-map/site-map.data.ts'
import { livePages } from '../site-map/site-map.ts'
import { pageOutline } from './page-outline.ts'
import type { PageScope } from './page-scope.ts'

const scopeOf = (key: string, streamers: boolean, offers: readonly string[] = []) =>
  ({
    content,
    siteId: 'global',
    locale: 'en',
    path: '/',
    row: siteMap.find(row => row.key === key) ?? null,
    href: (path: string) => path,
    asOf: () => new Date('2026-11-21T12:00:00Z'),
    expiresAt: () => undefined,
    audience: () => ({
      name: 'x',
      rule: null,
      minimumAge: 21,
      offers,
      inducements: ['cashback'],
      ambassadors: true,
      streamers,
      adHours: []
    })
  }) as unknown as PageScope

it.each(livePages().map(({ key }) => key))('every live page has an h1 whose placeholders are filled: %s', key => {
  const { title, lead } = pageOutline(scopeOf(key, true))
  expect(`${title} ${lead}`).toMatch(/^[^{}]{3,}$/)
})

it.each<[rule: string, key: string, streamers: boolean, headings: string[]]>([
  [
    'the sections of a page, in order',
    'streamer-mode',
    true,
    [
      'benefits',
      'eligibility',
      'application',
      'identifier',
      'tables',
      'tournaments',
      'cashback',
      'loss-of-status',
      'responsible-streaming',
      'questions',
      'contact'
    ]
  ],
  ['the neutral form has none', 'streamer-mode', false, []]
])('%s', (_rule, key, streamers, headings) => {
  expect(pageOutline(scopeOf(key, streamers)).headings.map(({ id }) => id)).toEqual(headings)
})

it.each<[offers: string[], isThere: boolean]>([
  [['jackpot'], true],
  [[], false]
])('a section that the law hides is in no list of contents: %s', (offers, isThere) => {
  const { headings } = pageOutline(scopeOf('real-money-poker', true, offers))
  expect(headings.some(({ id }) => id === 'jackpot-tables')).toBe(isThere)
})

it('a policy is outlined by its ## headings', () => {
  const { headings } = pageOutline(scopeOf('privacy-policy', true))
  expect(headings).toHaveLength(content.policies['privacy-policy']?.en.bodyMarkdown.match(/^## /gm)?.length ?? 0)
})
