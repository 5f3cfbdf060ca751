import { expect, it } from 'vitest'
import { extractPayload } from './extract-payload.ts'

const document = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`

it('takes the still parts by name, byte for byte, and leaves those of the document', () => {
  const html = document(
    '',
    '<header data-still="shell-header"><a>x</a></header><main data-still="page"><p>Élan &amp; «\u00a0œil\u00a0»<br></p></main>'
  )
  expect(extractPayload(html, 'b').still).toEqual({ page: '<p>Élan &amp; «\u00a0œil\u00a0»<br></p>' })
})

it('takes title and the page’s own elements of head', () => {
  const html = document(
    '<meta charset="utf-8"><title>À &amp; B</title><link data-head="" rel="canonical" href="/x/"><script data-head="" type="application/ld+json">{}</script>',
    ''
  )
  const { title, head } = extractPayload(html, 'b')
  expect(title).toBe('À & B')
  expect(head).toBe(
    '<link data-head="" rel="canonical" href="/x/"><script data-head="" type="application/ld+json">{}</script>'
  )
})

it('an SVG’s title is not the page’s', () => {
  expect(extractPayload(document('<title>A</title>', '<svg><title>B</title></svg>'), 'b').title).toBe('A')
})

it('takes the region links in document order', () => {
  const html = document(
    '',
    '<a data-region-link="" href="/en/?force=1">a</a><a href="/x/">b</a><a data-region-link="" href="/?force=1&amp;a=1">c</a>'
  )
  expect(extractPayload(html, 'b').regionLinks).toEqual(['/en/?force=1', '/?force=1&a=1'])
})

it.each([
  ['a still part without a name', '<p data-still="">x</p>', 'has no name'],
  ['two of the same name', '<p data-still="a">x</p><p data-still="a">y</p>', "named 'a'"]
])('refuses %s', (_, body, message) => {
  expect(() => extractPayload(document('', body), 'b')).toThrow(message)
})
