import { expect, it } from 'vitest'
import { type PlaceNotice, placeNotice } from './place-notice.ts'

type Facts = Parameters<typeof placeNotice>[0]

const open: Facts = {
  rule: null,
  siteClosed: false,
  siteInforms: false,
  path: '/tournaments/',
  embedded: false,
  hasRightSite: false
}
const blocked: Partial<Facts> = { rule: 'BLOCKED' }
const informs: Partial<Facts> = { siteInforms: true }
const closed: Partial<Facts> = { siteClosed: true, siteInforms: true }

it.each<[rule: string, facts: Partial<Facts>, notice: PlaceNotice | null]>([
  ['nothing is said where all can be had', {}, null],
  ['a warning is a notice of its own', { rule: 'WARNING' }, null],
  ['S6-23 a BLOCKED visitor, "with a link to what can be done"', blocked, { kind: 'blocked', leadsTo: 'options' }],
  [
    'S6-23 ... "or to the site of their region"',
    { ...blocked, hasRightSite: true },
    { kind: 'blocked', leadsTo: 'right-site' }
  ],
  [
    'S6-23 ... "at the head of every page", home too',
    { ...blocked, path: '/' },
    { kind: 'blocked', leadsTo: 'options' }
  ],
  ['S6-23 the site of a country where nothing is offered', closed, { kind: 'site-closed', leadsTo: 'options' }],
  ['S6-23 "and one that informs"', informs, { kind: 'site-informs', leadsTo: 'options' }],
  [
    "S6-23 the law of the site comes before the visitor's",
    { ...informs, ...blocked },
    { kind: 'site-informs', leadsTo: 'options' }
  ],
  ['S6-23 "on home in its first words"', { ...informs, path: '/' }, null],
  ['S6-23 "and download"', { ...closed, path: '/download/' }, null],
  [
    'S6-23 not on a page below it',
    { ...informs, path: '/download/start/' },
    { kind: 'site-informs', leadsTo: 'options' }
  ],
  [
    'S6-23 a way to the right site is said there too',
    { ...informs, path: '/', hasRightSite: true },
    { kind: 'site-informs', leadsTo: 'right-site' }
  ],
  ['S6-23 of a closed site too', { ...closed, hasRightSite: true }, { kind: 'site-closed', leadsTo: 'right-site' }],
  ['a right site alone is no notice', { hasRightSite: true }, null],
  ['an embedded page has no head', { ...blocked, embedded: true }, null]
])('%s', (_rule, facts, notice) => expect(placeNotice({ ...open, ...facts })).toEqual(notice))
