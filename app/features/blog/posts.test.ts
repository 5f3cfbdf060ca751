import { expect, it } from 'vitest'
import { nextPublication, readingMinutes, relatedPosts } from './posts-shown.ts'

const now = new Date('2026-11-21T12:00:00Z')
const post = (publishedAt: string, sites: 'global'[] = ['global']) => ({ publishedAt, sites })

it.each<[rule: string, posts: ReturnType<typeof post>[], next: string | null]>([
  [
    'the first of those to come',
    [post('2026-12-02T09:00:00Z'), post('2026-11-22T09:00:00Z')],
    '2026-11-22T09:00:00.000Z'
  ],
  ['one that is out this instant is out', [post('2026-11-21T12:00:00Z')], null],
  ['those of other sites do not count', [post('2026-11-22T09:00:00Z', [])], null],
  ['none', [], null]
])('"publishedAt in the future: not there until its instant": %s', (_rule, posts, next) => {
  expect(nextPublication(posts, 'global', now)?.toISOString() ?? null).toBe(next)
})

const newestFirst = [
  { slug: 'a', topics: ['room'] },
  { slug: 'b', topics: ['play'] },
  { slug: 'c', topics: ['play', 'tournaments'] },
  { slug: 'd', topics: ['wellbeing'] }
]

it.each<[rule: string, slug: string, most: number, related: string[]]>([
  ['most shared topics first, then the newest', 'c', 3, ['b', 'a', 'd']],
  ['never the post itself', 'b', 3, ['c', 'a', 'd']],
  ['no more than asked for', 'a', 2, ['b', 'c']],
  ['a post that is not listed has the newest', 'x', 2, ['a', 'b']]
])('related posts: %s', (_rule, slug, most, related) => {
  expect(relatedPosts(newestFirst, slug, most).map(item => item.slug)).toEqual(related)
})

it.each([
  ['a few words are a minute', 'A few words.', 1],
  ['two hundred and twenty words a minute', 'word '.repeat(1100), 5]
])('%s', (_rule, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
