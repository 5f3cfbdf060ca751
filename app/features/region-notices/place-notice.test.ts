import { expect, it } from 'vitest'
import { type PlaceNotice, placeNotice } from './place-notice.ts'

type Facts = Parameters<typeof placeNotice>[0]

const open: Facts = {
  rule: null,
  siteClosed: false,
  siteInforms: false,
  path: '/tournaments/',
  hasRightSite: false
}
const blocked: Partial<Facts> = { rule: 'BLOCKED' }
const informs: Partial<Facts> = { siteInforms: true }
const closed: Partial<Facts> = { siteClosed: true, siteInforms: true }

it.each<[rule: string, facts: Partial<Facts>, notice: PlaceNotice | null]>([
  ['nothing is said where all can be had', {}, null],
  ['a warning is a notice of its own', { rule: 'WARNING' }, null],
  ['S6-23 a BLOCKED visitor', blocked, 'blocked'],
  ['S6-23 ... who has a site of their own', { ...blocked, hasRightSite: true }, 'blocked'],
  ['S6-23 ... "at the head of every page", home too', { ...blocked, path: '/' }, 'blocked'],
  ['S6-23 the site of a country where nothing is offered', closed, 'site-closed'],
  ['S6-23 "and one that informs"', informs, 'site-informs'],
  ["S6-23 the law of the site comes before the visitor's", { ...informs, ...blocked }, 'site-informs'],
  ['S6-23 "on home in its first words"', { ...informs, path: '/' }, null],
  ['S6-23 "and download"', { ...closed, path: '/download/' }, null],
  ['S6-23 not on a page below it', { ...informs, path: '/download/start/' }, 'site-informs'],
  ['S6-23 a way to the right site is said there too', { ...informs, path: '/', hasRightSite: true }, 'site-informs'],
  ['a right site alone is no notice', { hasRightSite: true }, null]
])('%s', (_rule, facts, notice) => expect(placeNotice({ ...open, ...facts })).toBe(notice))
