import { expect, it } from 'vitest'
import { type Preview, previewHeaders, readPreview, withPreviewBar } from './preview.ts'

const none: Preview = { asOf: null, country: null, device: null, refused: [] }

it.each<[rule: string, search: string, development: boolean | undefined, preview: Partial<Preview> | null]>([
  ['"never in production"', '?as-of=2026-12-24T20:00Z&as-country=DE&as-device=ios', undefined, null],
  ['an instant', '?as-of=2026-12-24T20:00Z', true, { asOf: new Date('2026-12-24T20:00Z') }],
  ['a day begins at 00:00 UTC', '?as-of=2026-12-24', true, { asOf: new Date('2026-12-24T00:00Z') }],
  ['a time by the clock of the machine', '?as-of=2026-12-24T22:00', true, { asOf: new Date(2026, 11, 24, 22) }],
  [
    'what is no instant is said',
    '?as-of=soon',
    true,
    { refused: ['as-of=soon is no time: write 2026-12-05, 2026-12-05T21:00Z, or 2026-12-05T22:00 by your clock'] }
  ],
  [
    'no day of the calendar',
    '?as-of=2026-02-30',
    true,
    { refused: [expect.stringContaining('2026-02-30 is no time')] }
  ],
  ['a country', '?as-country=de', true, { country: 'DE' }],
  ['Ontario', '?as-country=CAON', true, { country: 'CAON' }],
  ['a place that nobody knows', '?as-country=unknown', true, { country: 'unknown' }],
  ['no country', '?as-country=Germany', true, { refused: [expect.stringContaining('Germany is no country')] }],
  ['a code of no country', '?as-country=XX', true, { refused: [expect.stringContaining('XX is no country')] }],
  ['a device', '?as-of=&as-device=android', true, { device: 'android' }],
  ['no device', '?as-device=constructor', true, { refused: [expect.stringContaining('constructor is no device')] }],
  ['not asked for', '?x=1', true, null]
])('a preview for editors, on their machine only: %s', (_rule, search, development, preview) => {
  expect(readPreview(search, development)).toEqual(preview && { ...none, ...preview })
})

it.each<[rule: string, preview: Partial<Preview>, headers: Record<string, string>]>([
  ['a country', { country: 'DE' }, { 'cf-ipcountry': 'DE' }],
  ['Ontario is a region of Canada', { country: 'CAON' }, { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }],
  ['a place that nobody knows', { country: 'unknown' }, { 'x-forwarded-for': '198.51.100.1' }],
  ['a device', { device: 'ios' }, { 'user-agent': expect.stringContaining('iPhone') }]
])('the request of a preview is that of such a visitor: %s', (_rule, preview, headers) => {
  expect(previewHeaders({ ...none, ...preview }, ['CF-IPCountry', 'CF-Region-Code'])).toEqual(headers)
})

const document =
  '<head></head><body><a class="x" href="/loyalty/">a</a><a href="/x/?y=1">b</a><a href="https://z.test/">c</a></body>'
const bar = { asOf: null, countries: ['CAON', 'DE'], faults: [] }

it('with a bar that says so, and links that keep all of it', () => {
  const preview = { ...none, asOf: new Date('2026-12-24'), country: 'CAON', device: 'ios' }
  const html = withPreviewBar(document, { ...bar, preview })
  expect(html).toContain('Preview: 2026-12-24T00:00:00Z, CAON, ios')
  expect(html).toContain('<option selected>CAON</option>')
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/loyalty/?as-of=2026-12-24T00:00:00Z&amp;as-country=CAON&amp;as-device=ios"',
    'href="/x/?y=1"',
    'href="https://z.test/"'
  ])
  const carried = new URL('?as-of=2026-12-24T00:00:00Z&as-country=CAON&as-device=ios', 'http://localhost').search
  expect(readPreview(carried, true)).toEqual(preview)
  expect(withPreviewBar(document, { ...bar, preview: null })).toContain('href="/loyalty/"')
})

it('what cannot be read, and what a page could not be rendered for, are said on the page, as text', () => {
  const html = withPreviewBar(document, {
    ...bar,
    preview: { ...none, refused: ['<i> is no time'] },
    fault: 'Error: <b>'
  })
  expect(html).toContain('<details open>')
  expect(html).toContain('<p>&lt;i&gt; is no time</p><pre>Error: &lt;b&gt;</pre>')
})

it('faults are listed on the page, as text', () => {
  const html = withPreviewBar(document, { ...bar, preview: null, faults: ['a.yaml:1: <b> is no figure'] })
  expect(html).toContain('<details open>')
  expect(html).toContain('<li>a.yaml:1: &lt;b&gt; is no figure</li>')
})
