import { expect, it } from 'vitest'
import { renderInlineMarkdown, renderMarkdown } from './render-markdown.ts'

const pages: Record<string, string> = { '/contact/': '/en/contact/', '/network/status/': '/network/status/?lang=en' }
const resolveHref = (path: string) => pages[path] ?? null
const render = (markdown: string) => renderMarkdown(markdown, { resolveHref })

it.each<[rule: string, markdown: string, html: string]>([
  ['a paragraph', 'Play *well*, **rest** often.', '<p>Play <em>well</em>, <strong>rest</strong> often.</p>\n'],
  ['signs of HTML in prose are text', 'a < b & c', '<p>a &lt; b &amp; c</p>\n'],
  ['headings have ids', '## Your data', '<h2 id="your-data">Your data</h2>\n'],
  ['accents leave the id', '## Où l’œil s’arrête', '<h2 id="ou-l-oeil-s-arrete">Où l’œil s’arrête</h2>\n'],
  ['Cyrillic letters stay in the id', '## Ваші дані', '<h2 id="ваші-дані">Ваші дані</h2>\n'],
  ['links pass through resolveHref', '[Write](/contact/)', '<p><a href="/en/contact/">Write</a></p>\n'],
  ['and keep their fragment', '[Write](/contact/#post)', '<p><a href="/en/contact/#post">Write</a></p>\n'],
  ['null is text without a link', '[the **rules**](/house-rules/)', '<p>the <strong>rules</strong></p>\n'],
  [
    'S2-8 pages below /network/ open in a new tab',
    '[x](/network/status/)',
    '<p><a href="/network/status/?lang=en" target="_blank" rel="noopener">x</a></p>\n'
  ],
  [
    'external links get rel="noopener"',
    '[x](https://example.com/a?b=1&c=2)',
    '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener">x</a></p>\n'
  ],
  [
    'a bare address becomes a mail link',
    'help@example.com',
    '<p><a href="mailto:help@example.com">help@example.com</a></p>\n'
  ],
  ['a telephone link', '[call](tel:+15550100)', '<p><a href="tel:+15550100">call</a></p>\n'],
  ['a link to a heading', '## Data\n\n[above](#data)', '<h2 id="data">Data</h2>\n<p><a href="#data">above</a></p>\n'],
  [
    'tables scroll by themselves, named by the heading above',
    '## Cookies\n\n| Name | Days |\n|---|--:|\n| `locale` | 365 |',
    '<h2 id="cookies">Cookies</h2>\n<section class="table-scroll" tabindex="0" aria-label="Cookies"><table>\n' +
      '<thead><tr><th scope="col">Name</th><th scope="col" class="align-right">Days</th></tr></thead>\n' +
      '<tbody><tr><td><code>locale</code></td><td class="align-right">365</td></tr></tbody>\n</table></section>\n'
  ]
])('%s', (_rule, markdown, html) => {
  expect(render(markdown).html).toBe(html)
})

it.each<[rule: string, markdown: string, reason: string]>([
  ['raw HTML is an error', 'text <b>bold</b>', 'write Markdown, no HTML'],
  ['raw HTML is an error', '<script>alert(1)</script>', 'write Markdown, no HTML'],
  ['raw HTML is an error in a table', '| a |\n|---|\n| <br> |', 'write Markdown, no HTML'],
  ['raw HTML is an error in a list', '- <i>a</i>', 'write Markdown, no HTML'],
  ['comments are HTML', '<!-- later -->', 'write Markdown, no HTML'],
  ['a text has no pictures', '![a](/a.png)', 'take it out'],
  ['links lead somewhere safe', '[x](javascript:alert(1))', 'a link is the path of a page'],
  ['links lead somewhere safe', '[x](data:text/html,a)', 'a link is the path of a page'],
  ['links lead somewhere safe', '[x](//example.com/)', 'a link is the path of a page'],
  ['links to pages end in a slash', '[x](/contact)', 'write the path of a page'],
  ['a link to a heading that is not there', '## Data\n\n[x](#dta)', 'no heading has this anchor'],
  ['the title is above the text', '# Title', 'begin with ##'],
  ['headings in order', '## One\n\n#### Three', 'a heading of depth 3 is missing'],
  ['no check boxes', '- [ ] a', 'without check boxes']
])('%s: %s', (_rule, markdown, reason) => {
  expect(() => render(markdown)).toThrow(reason)
})

it('lists the headings, each with an anchor of its own', () => {
  expect(render('## Data\n\n### *Your* data\n\n## Data 2\n\n## Data\n\n## ?').headings).toEqual([
    { id: 'data', text: 'Data', depth: 2 },
    { id: 'your-data', text: 'Your data', depth: 3 },
    { id: 'data-2', text: 'Data 2', depth: 2 },
    { id: 'data-3', text: 'Data', depth: 2 },
    { id: 'section', text: '?', depth: 2 }
  ])
})

it('names two tables under one heading differently', () => {
  const table = (column: string) => `| ${column} |\n|---|\n| x |\n\n`
  const { html } = render(`## Limits\n\n${table('Day')}${table('Week')}`)
  expect(Array.from(html.matchAll(/aria-label="([^"]*)"/g), match => match[1])).toEqual(['Limits', 'Limits: Week'])
})

it.each<[rule: string, text: string, html: string]>([
  ['no paragraph around it', 'Write to [us](/contact/).', 'Write to <a href="/en/contact/">us</a>.'],
  ['no headings', '## Not here', '## Not here']
])('one line: %s', (_rule, text, html) => {
  expect(renderInlineMarkdown(text, { resolveHref })).toBe(html)
})

it('one line: raw HTML is an error', () => {
  expect(() => renderInlineMarkdown('a <b>b</b>', { resolveHref })).toThrow('write Markdown, no HTML')
})

it('writes no style attribute', () => {
  expect(render('| a |\n|:-:|\n| b |\n\n1. x\n2. y\n\n> z').html).not.toContain('style=')
})
