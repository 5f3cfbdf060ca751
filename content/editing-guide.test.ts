import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '../app/domain/locales/locale.ts'
import { describeFault } from '../server/content/content-error.ts'
import { readContentFiles } from '../server/content/content-files.ts'
import { contentOf } from '../server/content/content-reader.ts'
import { parsed } from '../tests/fixtures/parsed-content.ts'
import { drawings, sectionWords } from './pages/sections.schema.ts'

const guide = readFileSync('docs/editing.md', 'utf8')

/** What the guide tells editors to write, between fences, indented where it belongs to a step. */
const written = (language: string): string[] =>
  Array.from(
    guide.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)\\n *\`\`\``, 'gm')),
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
  )

it('what the guide for editors tells to write can be published, all of it together', async () => {
  const files = new Map(await readContentFiles('content'))
  const [
    sections = '',
    sectionWords = '',
    figure = '',
    offer = '',
    post = '',
    ambassador = '',
    renamed = '',
    ...others
  ] = written('yaml')
  const [words = '', ...moreWords] = written('markdown')
  const append = (file: string, text: string) =>
    files.set(file, `${(files.get(file) ?? '').replace(/^\[\]\s*$/m, '')}\n${text}\n`)
  append('figures/figures.yaml', figure)
  append('offers/offers.yaml', offer)
  append('blog/posts.yaml', post)
  append('ambassadors/ambassadors.yaml', ambassador)
  append('redirects/redirects.yaml', renamed)
  for (const locale of ['fr', 'en']) {
    files.set(`blog/reading-a-bounty/${locale}.md`, `${words}\n`)
    files.set(`ambassadors/maren-oakeshott/${locale}.md`, words.replace(/^title: .*\nsummary:/m, 'lead:').concat('\n'))
  }
  files.set('pages/tour/page.yaml', `${sections}\n`)
  for (const locale of locales) files.set(`pages/tour/${locale}.yaml`, `${sectionWords}\n`)
  files.set('pages/about-us/fr@2026-12-01.yaml', files.get('pages/about-us/fr.yaml') ?? '')
  const { content, faults } = contentOf(files, parsed)
  expect(faults.map(describeFault)).toEqual([])
  expect(content?.sections.tour).toHaveLength(3)
  expect(content?.posts.map(({ slug }) => slug)).toContain('reading-a-bounty')
  expect([others, moreWords], 'the guide has no other examples').toEqual([[], []])
})

it.each([...Object.keys(sectionWords), ...drawings])('the guide for editors says what %s is', name => {
  expect(guide).toContain(`\`${name}\``)
})
