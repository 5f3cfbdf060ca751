import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { offeredLanguage } from './offered-language.ts'

type Facts = Parameters<typeof offeredLanguage>[0]

it.each<[rule: string, wanted: string[], facts: Partial<Facts>, offered: [SiteId, Locale] | null]>([
  ['a language of this site', ['en-gb'], {}, ['global', 'en']],
  ['the page is in it', ['fr-ca'], {}, null],
  ['a language that another site has: a German browser on the global root', ['de-at'], {}, ['germany', 'de']],
  ['also before a second language of this site', ['de', 'en'], { page: 'en' }, ['germany', 'de']],
  ['the site of the country that is wanted', ['nl-be'], {}, ['belgium', 'nl']],
  ['else the site that speaks no other', ['nl'], {}, ['netherlands', 'nl']],
  ['Ukrainian', ['uk-ua'], {}, ['ukraine', 'uk']],
  ['a site without the page: a second language of this one', ['de', 'en'], { hasPage: () => false }, ['global', 'en']],
  ['a language that no site has', ['ja'], {}, null],
  ['a language that no site has, and a second that this one has', ['ja', 'es'], {}, ['global', 'es']],
  ['a choice holds', ['de'], { chosen: 'fr' }, null],
  ['a choice of another language than the page’s', ['de'], { chosen: 'en' }, ['global', 'en']],
  ['a site of a country keeps its visitors', ['fr'], { siteId: 'germany', page: 'de' }, null]
])('S4-34 %s', (_rule, wanted, facts, offered) => {
  const found = offeredLanguage({ wanted, siteId: 'global', page: 'fr', chosen: null, hasPage: () => true, ...facts })
  expect(found && [found.siteId, found.locale]).toEqual(offered)
})
