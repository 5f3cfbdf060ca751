import * as v from 'valibot'
import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { type LiveRecordName, liveRecordSchemas, longestText, maxItems } from './live-records.schema.ts'

const { navigation, ambassadors } = content

const main = (fields: object = {}, children: unknown[] = []) => ({
  path: '/download/',
  langKey: 'navigation.download',
  routerName: 'download',
  siteType: 'contents',
  showSubArea: false,
  isShow: true,
  badge: null,
  children,
  ...fields
})
const utility = (children: unknown[] = []) => ({
  langKey: 'navigation.help',
  path: '/help/',
  siteType: 'contents',
  isShow: true,
  children
})
const person = { slug: 'ann-lee', name: 'Ann Lee' }

it.each<[rule: string, name: LiveRecordName, good: unknown]>([
  ['what content itself has', 'navigation', navigation.main],
  ['what content itself has', 'utility', navigation.utility],
  ['what content itself has', 'ambassadors', ambassadors.map(({ slug, name }) => ({ slug, name }))],
  ['S3-4 "children (nested up to three levels)"', 'navigation', [main({}, [main({}, [main()])])]],
  ['a badge is a string or null', 'navigation', [main({ badge: 'navigation.badge-new' })]],
  ['an empty utility list', 'utility', []],
  ['no ambassadors', 'ambassadors', []]
])('takes %s', (_rule, name, good) => {
  expect(v.parse(liveRecordSchemas[name] as v.GenericSchema, good)).toEqual(good)
})

it('further fields are left out, on every level', () => {
  const more = { weight: 3, translations: { fr: 'x' } }
  expect(v.parse(liveRecordSchemas.navigation, [main(more, [main(more, [main(more)])])])).toEqual([
    main({}, [main({}, [main()])])
  ])
  expect(v.parse(liveRecordSchemas.ambassadors, [{ ...person, country: 'FR' }])).toEqual([person])
})

it.each<[rule: string, name: LiveRecordName, bad: unknown]>([
  ['no array', 'navigation', { items: [] }],
  ['null', 'ambassadors', null],
  ['an empty main menu', 'navigation', []],
  ['a field missing', 'navigation', [{ ...main(), path: undefined }]],
  ['a field of another type', 'navigation', [main({ isShow: 'yes' })]],
  ['an empty path', 'navigation', [main({ path: '' })]],
  ['a siteType that nobody knows', 'navigation', [main({ siteType: 'internal' })]],
  ['a fault deep below', 'navigation', [main({}, [main({}, [main({ langKey: 7 })])])]],
  ['S3-4 S3-5 four levels', 'navigation', [main({}, [main({}, [main({}, [main()])])])]],
  ['four levels', 'utility', [utility([utility([utility([utility()])])])]],
  ['more items than a page can carry', 'navigation', Array.from({ length: maxItems + 1 }, () => main())],
  ['a text longer than any', 'navigation', [main({ path: `/${'x'.repeat(longestText)}/` })]],
  ['a slug that could not stand in an address', 'ambassadors', [{ slug: '../x', name: 'Ann' }]],
  ['a name of nothing', 'ambassadors', [{ slug: 'ann', name: '' }]],
  ['the same person twice', 'ambassadors', [person, person]]
])('S8-7 "Invalid navigation or icon payload: ignored": refuses %s', (_rule, name, bad) => {
  expect(v.safeParse(liveRecordSchemas[name] as v.GenericSchema, bad).success).toBe(false)
})
