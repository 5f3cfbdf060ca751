import { expect, it } from 'vitest'
import { keepEmbedded } from './keep-embedded.ts'

it.each<[what: string, link: string, kept: string]>([
  ['a page', '<a class="x" href="/en/contact/">', '<a class="x" href="/en/contact/?embedded=logo">'],
  ['the home', '<a href="/">', '<a href="/?embedded=logo">'],
  ['a place in another page', '<a href="/about-us/#record">', '<a href="/about-us/?embedded=logo#record">'],
  ['a place in this page', '<a href="#main">', '<a href="#main">'],
  ['a new tab', '<a href="/network/x/" target="_blank">', '<a href="/network/x/" target="_blank">'],
  ['a file', '<a href="/contact/" download>', '<a href="/contact/" download>'],
  ['a query', '<a href="/contact/?force=1">', '<a href="/contact/?force=1">'],
  ['a download', '<a href="/download/start/ios/">', '<a href="/download/start/ios/">'],
  ['another site', '<a href="//other.example/">', '<a href="//other.example/">'],
  ['another origin', '<a href="https://other.example/">', '<a href="https://other.example/">'],
  ['what is no link', '<link href="/contact/">', '<link href="/contact/">']
])('%s', (_what, link, kept) => {
  expect(keepEmbedded(link, 'logo')).toBe(kept)
})
