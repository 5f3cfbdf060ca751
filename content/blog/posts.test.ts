import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { ContentError } from '../../server/content/content-error.ts'
import { readContent } from '../../server/content/content-reader.ts'
import { copyOfContent } from '../../tests/fixtures/copy-of-content.ts'
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { postFrontMatter, posts } from './posts.schema.ts'

const facts = {
  slug: 'first-hand',
  publishedAt: '2026-11-20T09:00:00Z',
  sites: ['global'],
  topics: ['play'],
  cover: 'odds',
  only: []
}
const words = {
  meta: {
    title: 'The first hand',
    description: 'How the first hand of the first evening was played, and what came of it.'
  },
  title: 'The first hand',
  summary: 'What came of it.'
}

it.each<[rule: string, list: unknown, reason: RegExp]>([
  ['two posts with one slug', [facts, facts], /same slug/],
  ['a slug that is a path', [{ ...facts, slug: '../a' }], /slug/],
  ['a day without a time', [{ ...facts, publishedAt: '2026-11-20' }], /instant/],
  ['a topic that there is not', [{ ...facts, topics: ['news'] }], /one of/],
  ['a post about nothing', [{ ...facts, topics: [] }], /at least one topic/],
  ['an inducement that there is not', [{ ...facts, only: ['luck'] }], /gift/],
  ['a post that says nothing of what it induces by', [{ ...facts, only: undefined }], /write the list/],
  ['a site that there is not', [{ ...facts, sites: ['mars'] }], /one of/]
])('refused: %s', (_rule, list, reason) => {
  expect(
    v
      .safeParse(posts, list)
      .issues?.map(({ message }) => message)
      .join()
  ).toMatch(reason)
})

it.each(['title', 'summary'])('"name no age here": %s', field => {
  const parsed = v.safeParse(postFrontMatter, { ...words, [field]: 'For players of {minimumAge}' })
  expect(parsed.issues?.map(({ message }) => message).join()).toMatch(/name no age/)
  expect(v.safeParse(postFrontMatter, words).success).toBe(true)
})

let folder: string
beforeEach(async () => {
  folder = await copyOfContent()
  await rm(join(folder, 'blog'), { recursive: true })
  await mkdir(join(folder, 'blog'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = async (slug: string, languages: readonly string[]) => {
  await mkdir(join(folder, 'blog', slug), { recursive: true })
  const text = `---\n${JSON.stringify(words)}\n---\n\nIt was late.\n`
  for (const locale of languages) await writeFile(join(folder, 'blog', slug, `${locale}.md`), text)
}
const name = (sites = facts.sites) =>
  writeFile(join(folder, 'blog/posts.yaml'), `${JSON.stringify([{ ...facts, sites }])}\n`)
const faults = async () => {
  const error = await readContent(folder, parsed).catch((thrown: unknown) => thrown)
  return error instanceof ContentError ? error.faults.map(({ file }) => file) : []
}

it('a post is its facts and its words in every language', async () => {
  await name()
  await write('first-hand', locales)
  const [post] = (await readContent(folder, parsed)).posts
  expect(post).toEqual({ ...facts, words: inEveryLanguage({ ...words, bodyMarkdown: 'It was late.' }) })
})

it.each([
  ['Ontario alone: English and French', ['ontario'], ['en', 'fr']],
  ['and Germany: German as well', ['ontario', 'germany'], ['de', 'en', 'fr']]
])('"a post asks for the languages of its sites alone": %s', async (_rule, sites, languages) => {
  await name(sites)
  expect(await faults()).toEqual(expect.arrayContaining(languages.map(locale => `blog/first-hand/${locale}.md`)))
  expect(await faults()).toHaveLength(languages.length)
  await write('first-hand', languages)
  expect(await faults()).toEqual([])
})

it('a post lacks a language; words belong to no post', async () => {
  await name()
  await write(
    'first-hand',
    locales.filter(locale => locale !== 'fi')
  )
  await write('unnamed', ['fr'])
  expect(await faults()).toEqual(['blog/first-hand/fi.md', 'blog/unnamed'])
})
