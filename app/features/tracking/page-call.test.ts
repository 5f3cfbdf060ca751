import { expect, it } from 'vitest'
import { campaignOf, pageCall, safeReferrer } from './page-call.ts'

const origin = 'https://poker.example'

it.each<[rule: string, search: string, campaign: object]>([
  ['utm parameters', '?utm_source=aff7&utm_campaign=summer', { utm_source: 'aff7', utm_campaign: 'summer' }],
  ['click ids', '?gclid=abc&fbclid=d', { gclid: 'abc', fbclid: 'd' }],
  ['nothing else of the query', '?token=a.b&q=bluff&utm_source=x', { utm_source: 'x' }],
  ['no address of a person', '?utm_source=mail&utm_content=ann%40example.com', { utm_source: 'mail' }],
  ['nothing empty', '?utm_source=&gclid', {}],
  ['nothing longer than a name', `?utm_term=${'a'.repeat(201)}`, {}],
  ['no name that is nearly one', '?utm_source%5B%5D=a&xutm_source=b&GCLID=c', {}],
  ['no query', '', {}]
])('S7-21 of a campaign: %s', (_rule, search, campaign) => expect(campaignOf(search)).toEqual(campaign))

it.each<[rule: string, referrer: string, told: string]>([
  ['origin and path', 'https://blog.example/poker/rooms/', 'https://blog.example/poker/rooms/'],
  ['no query and no fragment', 'https://search.example/find?q=poker#a', 'https://search.example/find'],
  ['no address of a person', 'https://mail.example/u/ann%40example.com/', 'https://mail.example/'],
  ['no token', 'https://shop.example/reset/9f8e7d6c5b4a39281706f5e4', 'https://shop.example/'],
  ['no id', 'https://shop.example/o/0b7e1c2d-1234-4abc-9def-0123456789ab', 'https://shop.example/'],
  ['no user name of an address', 'https://ann:secret@shop.example/a', 'https://shop.example/a'],
  [
    'a long title is none of these',
    'https://news.example/how-we-rate-online-poker-rooms',
    'https://news.example/how-we-rate-online-poker-rooms'
  ],
  ['a path that cannot be read', 'https://shop.example/%E0%A4%A', 'https://shop.example/'],
  ['an app', 'android-app://com.example/', ''],
  ['nothing', '', '']
])('S7-21 of the page before: %s', (_rule, referrer, told) => expect(safeReferrer(referrer)).toBe(told))

it('S7-21 the first page has the campaign of its address, a later one that of the first, and the page before', () => {
  const openedWith = '?utm_source=aff7&token=a'
  expect(pageCall({ origin, path: '/en/', search: openedWith, referrer: 'https://aff.example/', openedWith })).toEqual({
    path: '/en/',
    url: `${origin}/en/?utm_source=aff7`,
    search: '?utm_source=aff7',
    referrer: 'https://aff.example/',
    campaign: { utm_source: 'aff7' }
  })
  expect(pageCall({ origin, path: '/en/help/', search: '?q=bluff', referrer: `${origin}/en/`, openedWith })).toEqual({
    path: '/en/help/',
    url: `${origin}/en/help/`,
    search: '',
    referrer: `${origin}/en/`,
    campaign: { utm_source: 'aff7' }
  })
})
