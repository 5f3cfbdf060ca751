import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { withHelpCards } from './help-cards.ts'
import { withSelfTest } from './self-test.ts'

const folder = 'content/policies/responsible-gaming'
const texts = readdirSync(folder)
  .filter(name => name.endsWith('.md'))
  .map(name => [name, readFileSync(`${folder}/${name}`, 'utf8').replace(/^---.*?\n---\n/s, '')] as const)
const htmlOf = (markdown: string) => renderMarkdown(markdown, { resolveHref: path => path }).html
const countOf = (html: string, part: string) => html.split(part).length - 1

it.each(texts)('%s: ten questions with a yes and a no each, and the four readings after them', (_name, markdown) => {
  const html = withSelfTest(htmlOf(markdown), { yes: 'Oui', no: 'Non' })
  expect(countOf(html, 'class="self-test__yes"')).toBe(10)
  expect(countOf(html, 'class="self-test__no"')).toBe(10)
  const result = html.slice(html.indexOf('self-test__result'))
  expect(countOf(result.slice(0, result.indexOf('</ul>')), '<li>')).toBe(4)
})

it.each(texts)('%s: a card for each country, every number and address of the table on it', (_name, markdown) => {
  const table = htmlOf(markdown)
  const html = withHelpCards(table)
  const cards = /<ul class="help-cards">.*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect(countOf(cards, '<li')).toBe(14)
  for (const [address = ''] of table.matchAll(/href="tel:[^"]+"/g)) expect(cards).toContain(address)
  expect(countOf(html, '<a ')).toBe(countOf(table, '<a '))
})

it('a text of another kind is left as it is', () => {
  const html = htmlOf('1. One\n2. Two\n\n| A | B |\n|---|---|\n| 1 | [2](tel:2) |\n')
  expect(withHelpCards(withSelfTest(html, { yes: 'Oui', no: 'Non' }))).toBe(html)
})
