import { afterEach, expect, it } from 'vitest'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { DemoBar, DemoMark, DemoNote } from './demo.tsx'

const configuration: { demo: boolean } = siteConfiguration
const atStart = configuration.demo
afterEach(() => {
  configuration.demo = atStart
})

const note = () => DemoNote({ text: 'A sample.' })

it.each([
  ['the bar', DemoBar],
  ['the mark', DemoMark],
  ['the note', note]
])('S1-24 %s says with the record demo that it is one or is marked, and nothing without', (_what, part) => {
  configuration.demo = true
  expect(renderPart(part, {})).toMatch(/^<(p|span)[^>]*(data-demo=""|class="demo )[^>]*>[^<]+<\/\1>$/)
  configuration.demo = false
  expect(renderPart(part, {})).toBe('')
})
