import { createElement, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChartWords } from '../ui/charts/chart-frame.tsx'
import type { Examples } from './examples.tsx'

const files = import.meta.glob<Readonly<Record<string, Examples>>>('./charts-*.fixtures.tsx', {
  import: 'parts',
  eager: true
})
const drawn = Object.values(files)
  .flatMap(file => Object.entries(file))
  .flatMap(([part, examples]) =>
    Object.entries(examples).map(([name, example]) => {
      const words = { asTable: 'As a table', tenfold: 'Each line is ten times the one before it.' }
      const shown = isValidElement(example) ? example : example.wide
      const html = renderToStaticMarkup(createElement(ChartWords, { value: words }, shown))
      return [`${part}: ${name}`, html] as const
    })
  )

it.each(drawn)('%s has a name, a description and its figures in words', (_name, html) => {
  const [, title, description] = html.match(/aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/) ?? []
  expect(html).toMatch(new RegExp(`<title id="${title}">[^<]+</title><desc id="${description}">[^<]+</desc>`))
  expect(html).toMatch(
    /<details class="chart__table smooth-details text-plain"><summary class="muted text-small">[^<]+<\/summary><table|<ul class="chart__legend">(<li[^>]*>.*?<b>[^<]+<\/b><\/li>)+<\/ul>/
  )
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
