import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

type Example = { name: string; element: ReactNode }

const files = import.meta.glob<readonly Example[]>('./*.examples.tsx', { import: 'examples', eager: true })
const drawn = Object.entries(files).flatMap(([path, examples]) =>
  examples.map(
    ({ name, element }) =>
      [`${path.slice(2).replace('.examples.tsx', '')}: ${name}`, renderToStaticMarkup(element)] as const
  )
)

it.each(drawn)('%s has a name, a description and its table', (_name, html) => {
  const [, title, description] = html.match(/aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/) ?? []
  expect(html).toMatch(new RegExp(`<title id="${title}">[^<]+</title><desc id="${description}">[^<]+</desc>`))
  expect(html).toMatch(/<details class="chart__table smooth-details"><summary>[^<]+<\/summary><table/)
})

it.each(drawn)('%s has no number that is none, and no style attribute', (_name, html) => {
  expect(html).not.toMatch(/NaN|Infinity|undefined|style=/)
})

it.each(drawn)('%s has nothing of negative size', (_name, html) => {
  expect(html.match(/ (?:width|height|r)="-[^"]*"/g) ?? []).toEqual([])
})

it.each(drawn)('%s names no id twice', (_name, html) => {
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('a thousand dots are light', () => {
  const [, html = ''] = drawn.find(([name]) => name === 'dot-field: usual') ?? []
  const [drawing = ''] = html.match(/<svg class="chart__drawing".*?<\/svg>/s) ?? []
  expect(drawing.length).toBeLessThan(2000)
})

it('bars are as long as their values: a part of 46.2 % is 46.2 % wide', () => {
  const [, html = ''] = drawn.find(([name]) => name === 'split-bar: usual') ?? []
  expect(Array.from(html.matchAll(/width="([\d.]+%)"[^>]*split-bar__part/g), ([, width]) => width)).toEqual([
    '46.2%',
    '53.8%'
  ])
})
