import { beforeAll, expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { type ContentFiles, readContentFiles } from './content-files.ts'
import { contentOf } from './content-reader.ts'

let files: ContentFiles
beforeAll(async () => {
  files = await readContentFiles('content')
})

/** The content with files under another name. */
function renamed(slug: string, languages: readonly string[], day: string, { copy = false } = {}) {
  const changed = new Map(files)
  for (const locale of languages) {
    changed.set(`pages/${slug}/${locale}@${day}.yaml`, files.get(`pages/${slug}/${locale}.yaml`) ?? '')
    if (!copy) changed.delete(`pages/${slug}/${locale}.yaml`)
  }
  return contentOf(changed, parsed)
}

it('"a text can begin on a date": words of one language follow those of now', () => {
  const { content, faults } = renamed('about-us', ['fr'], '2026-12-01', { copy: true })
  expect(faults).toEqual([])
  expect(content?.laterWords).toEqual({
    'about-us/fr': [{ validFrom: '2026-12-01', words: content?.pages['about-us'].fr }]
  })
  expect(content?.comingPages).toEqual([])
})

it('"a page can begin on a date": one without words of now begins with its first ones in every language', () => {
  const { content, faults } = renamed('affiliates', locales, '2026-12-01')
  expect(faults).toEqual([])
  expect(content?.comingPages).toEqual([
    expect.objectContaining({ path: '/affiliates/', validFrom: '2026-12-01', successor: null })
  ])
})

it.each<[rule: string, slug: string, languages: readonly string[], day: string, fault: string]>([
  ['a day that is none', 'about-us', ['fr'], '2026-13-01', 'name it by a language and the day from which it counts'],
  ['a language that is none', 'about-us', ['french'], '2026-12-01', 'name it by a language and the day'],
  ['a page that one language has lost', 'about-us', ['fr'], '2026-12-01', 'this file is missing: write it'],
  ['home cannot begin on a day', 'home', locales, '2026-12-01', '/ cannot begin on a day'],
  ['nor a family', 'promotions', locales, '2026-12-01', '/promotions/ cannot begin on a day'],
  ['nor the page of an offer', 'welcome-bonus', locales, '2026-12-01', '/promotions/welcome-bonus/ cannot begin']
])('refused: %s', (_rule, slug, languages, day, fault) => {
  const { faults } = renamed(slug, languages, day, { copy: languages.includes('french') || day === '2026-13-01' })
  expect(faults.map(({ reason }) => reason).join()).toContain(fault)
})
