import { expect, it } from 'vitest'
import { previewInstant, withPreviewBar } from './preview.ts'

it.each<[rule: string, search: string, development: boolean | undefined, instant: string | null]>([
  ['"never in production"', '?as-of=2026-12-24T20:00Z', undefined, null],
  ['an instant', '?as-of=2026-12-24T20:00Z', true, '2026-12-24T20:00:00.000Z'],
  ['a day begins at 00:00 UTC', '?as-of=2026-12-24', true, '2026-12-24T00:00:00.000Z'],
  ['what is no instant', '?as-of=soon', true, null],
  ['no day of the calendar', '?as-of=2026-02-30', true, null],
  ['not asked for', '?x=1', true, null]
])('a preview for editors, on their machine only: %s', (_rule, search, development, instant) => {
  expect(previewInstant(search, development)?.toISOString() ?? null).toBe(instant)
})

const document =
  '<body><a class="x" href="/loyalty/">a</a><a href="/x/?y=1">b</a><a href="https://z.test/">c</a></body>'

it('with a bar that says so, and links that keep the instant', () => {
  const html = withPreviewBar(document, new Date('2026-12-24'), true)
  expect(html).toContain('Preview: this page as at 2026-12-24T00:00:00.000Z')
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/loyalty/?as-of=2026-12-24T00:00:00.000Z"',
    'href="/x/?y=1"',
    'href="https://z.test/"'
  ])
  expect(withPreviewBar(document, new Date('2026-12-24'), false)).toContain('href="/loyalty/"')
})
