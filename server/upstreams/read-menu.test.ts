import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { content } from '../../tests/fixtures/content.ts'
import { menuFacts, helpItem as whole } from '../../tests/fixtures/menu-facts.ts'
import { readAmbassadors } from './read-ambassadors.ts'
import { readMenu } from './read-menu.ts'
import { maxAmbassadors, maxItems } from './upstream-answers.schema.ts'

const everywhere = (words: string) => Object.fromEntries(locales.map(locale => [locale, words]))
const help = { path: '/help/', langKey: 'navigation.help' }
const main = (answer: unknown) => readMenu(answer, 'main', menuFacts)
const utility = (answer: unknown) => readMenu(answer, 'utility', menuFacts)

it('takes what content itself has', () => {
  expect(main(content.navigation.main)).toEqual({ items: content.navigation.main, leftOut: [] })
  expect(utility(content.navigation.utility).leftOut).toEqual([])
})

it('path and langKey are required, all else has a default', () => {
  expect(main([help])).toEqual({ items: [whole], leftOut: [] })
  expect(main([{ path: 'about-us', langKey: 'navigation.about-us' }]).items[0]?.siteType).toBe('compliance')
})

it.each<[rule: string, given: object, shown: object]>([
  ['labels in each language', { labels: everywhere('VIP') }, { labels: everywhere('VIP') }],
  ['a label is the same in all languages', { label: 'VIP' }, { labels: everywhere('VIP') }],
  [
    'labels come before label',
    { label: 'VIP', labels: { fr: 'Cercle' } },
    { labels: { ...everywhere('VIP'), fr: 'Cercle' } }
  ],
  [
    'a badge in each language',
    { ...help, badge: { fr: 'Nouveau !' } },
    { badge: null, badgeLabels: { fr: 'Nouveau !' } }
  ],
  ['a badge of one text', { ...help, badge: 'New!' }, { badge: null, badgeLabels: everywhere('New!') }],
  ['a badge by our key', { ...help, badge: 'navigation.badge-new' }, { badge: 'navigation.badge-new' }],
  ['a badge by an icon', { ...help, badge: 'lucide:star' }, { badge: 'lucide:star' }]
])('S3-4 words that come with an item: %s', (_rule, given, shown) => {
  const { items, leftOut } = main([{ path: '/help/', langKey: 'menu.vip', ...given }])
  expect(items[0]).toMatchObject(shown)
  expect(leftOut).toEqual([])
})

it.each<[rule: string, bad: unknown, named: RegExp]>([
  ['no item', 7, /^1: /],
  ['no path', { langKey: 'navigation.help' }, /^1: path is missing: write a text here/],
  ['a field of another type', { ...help, isShow: 'yes' }, /^1: isShow: /],
  ['a siteType that nobody knows', { ...help, siteType: 'internal' }, /^1: siteType: /],
  [
    'a key without words',
    { ...help, langKey: 'menu.promotions' },
    /^1 \(menu\.promotions\): langKey: is no key of ours/
  ],
  ['a label that is too long', { ...help, label: 'x'.repeat(61) }, /^1: label: /],
  ['a label of nothing', { ...help, label: ' ' }, /^1: label: /],
  ['a page that is on no site', { ...help, path: '/vip/' }, /^1 \(navigation\.help\): path: leads to no page/],
  ['a script', { ...help, path: 'javascript:alert(1)' }, /^1 \(navigation\.help\): path: is refused/],
  ['a path that is too long', { ...help, path: `/${'x'.repeat(300)}/` }, /^1: path: /]
])('S8-7 one bad item never refuses the good ones, and is named: %s', (_rule, bad, named) => {
  const { items, leftOut } = main([help, bad, { ...help, path: '/contact/' }])
  expect(items.map(({ path }) => path)).toEqual(['/help/', '/contact/'])
  expect(leftOut).toEqual([expect.stringMatching(named)])
})

it.each<[rule: string, given: object, named: RegExp]>([
  ['a badge that is no key', { badge: 'navigation.badge-hot' }, /^0 \(navigation\.help\): badge: /],
  ['a badge that is too long', { badge: 'Twenty-one characters' }, /^0 \(navigation\.help\): badge: /],
  ['children that are no list', { children: {} }, /^0 \(navigation\.help\): children: is no list/],
  ['a bad child', { children: [{ path: '/contact/' }] }, /^0\.0: langKey is missing: /]
])('what is wrong below an item leaves the item: %s', (_rule, given, named) => {
  const { items, leftOut } = main([{ ...help, ...given }])
  expect(items).toEqual([whole])
  expect(leftOut).toEqual([expect.stringMatching(named)])
})

it('S3-4 S3-5 nested up to three levels: the fourth is left out', () => {
  const four = { ...help, children: [{ ...help, children: [{ ...help, children: [help] }] }] }
  const { items, leftOut } = main([four])
  expect(items[0]?.children[0]?.children[0]?.children).toEqual([])
  expect(leftOut).toEqual(['0.0.0 (navigation.help): children: nested deeper than 3 levels'])
})

it('an item with words in some languages is shown there, and the others are named', () => {
  const { items, leftOut } = main([help, { path: '/help/', langKey: 'menu.vip', labels: { fr: 'Cercle', en: 'Club' } }])
  expect(items).toHaveLength(2)
  expect(leftOut).toEqual(['1 (menu.vip): labels: no words in es, nl, pt-br, bs, fi, de, hu, pl, uk'])
})

it.each<[rule: string, answer: unknown, fault: RegExp]>([
  ['no list', { items: [] }, /is no list/],
  ['null', null, /is no list/],
  ['an empty list', [], /main menu is empty/],
  [
    'keys of the operator alone',
    [
      { ...help, langKey: 'menu.promotions' },
      { ...help, langKey: 'menu.loyalty' }
    ],
    /nothing .* any site; 0 \(menu\.promotions\): .*; 1 \(menu\.loyalty\): /
  ],
  ['words in one language alone', [{ path: '/help/', langKey: 'menu.vip', labels: { en: 'Club' } }], /global in fr/],
  ['a page that one site alone has', [{ path: '/affiliates/', langKey: 'navigation.affiliates' }], /belgium in nl/],
  ['all hidden', [{ ...help, isShow: false }], /nothing/],
  ['more than a page can carry', Array.from({ length: maxItems + 1 }, () => help), /more than 300/]
])('a main menu of which a site could show nothing is a fault: %s', (_rule, answer, fault) => {
  expect(() => main(answer)).toThrow(fault)
})

it('a utility list may be empty, or on some sites alone; one of which nothing can be shown is a fault', () => {
  expect(utility([])).toEqual({ items: [], leftOut: [] })
  expect(utility([{ path: '/affiliates/', langKey: 'navigation.affiliates' }]).items).toHaveLength(1)
  expect(() => utility([{ ...help, langKey: 'menu.vip' }])).toThrow('menu.vip')
})

const ann = { slug: 'ann-lee', name: 'Ann Lee' }

it.each<[rule: string, answer: unknown[], leftOut: RegExp[]]>([
  ['further fields are left out', [{ ...ann, country: 'FR' }], []],
  ['a slug that could not be in an address', [{ slug: '../x', name: 'Bob' }, ann], [/^0: slug: /]],
  ['a name of nothing', [{ slug: 'bob', name: ' ' }, ann], [/^0: name: /]],
  ['a name without end', [ann, { slug: 'bob', name: 'x'.repeat(81) }], [/^1: name: /]],
  ['the same person twice', [ann, { ...ann, name: 'Other' }], [/^1 \(ann-lee\): slug: is there twice/]],
  ['no person', [null, ann], [/^0: /]]
])('S3-6 ambassadors one by one: %s', (_rule, answer, named) => {
  const { items, leftOut } = readAmbassadors(answer)
  expect(items).toEqual([ann])
  expect(leftOut).toEqual(named.map(pattern => expect.stringMatching(pattern)))
})

it('no ambassadors is an answer; nobody who can be shown, no list and too many are faults', () => {
  expect(readAmbassadors([]).items).toEqual([])
  expect(() => readAmbassadors([{ slug: 'No Slug', name: 'Ann' }])).toThrow('no ambassador can be shown')
  expect(() => readAmbassadors({})).toThrow('no list')
  expect(() => readAmbassadors(Array.from({ length: maxAmbassadors + 1 }, () => ann))).toThrow('more than 500')
})
