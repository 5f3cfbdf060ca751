import { expect, it } from 'vitest'
import { type Result, reportPage, reportText } from './report.ts'

const results: Result[] = [
  { name: 'mail', state: 'good', says: ['it answers'] },
  { name: 'hreflang pairs', state: 'fault', says: ['a names <b>', 'c: 404'] },
  { name: 'links', state: 'not-asked', says: ['left out by --skip'] }
]

it('a row for each check, what was found below one another, and what it comes to', () => {
  expect(reportText({ results }).split('\n')).toEqual([
    'good        mail            it answers',
    'FAULT       hreflang pairs  a names <b>',
    '                            c: 404',
    'not asked   links           left out by --skip',
    '',
    'Not ready: 1 with faults, 0 to look at, 1 not asked.'
  ])
})

it('the page to sign needs nothing else, and what was found is text in it', () => {
  const at = new Date('2026-11-26T12:30:00Z')
  const page = reportPage({ brand: 'Room & Co', build: 'b1', content: 'c1', at, where: 'https://kept.test', results })
  for (const part of [
    'Room &amp; Co',
    '2026-11-26 12:30 UTC',
    '<dd>b1</dd>',
    '<li>a names &lt;b&gt;</li>',
    'Signature'
  ])
    expect(page).toContain(part)
  expect(page).not.toMatch(/ style=|<script|src=|<link/)
  expect(page.match(/☐ mended/g)).toHaveLength(2)
})
