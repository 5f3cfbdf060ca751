import { expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import type { Locale } from '../locales/locale.ts'
import type { SiteId } from '../regions/site-id.ts'
import { canonicalAddress } from './canonical-address.ts'

const home = { path: '/', kind: 'contents' } as const
const about = { path: '/about-us/', kind: 'compliance' } as const
const games = { path: '/cash-games/', kind: 'contents' } as const
const unset = {}
const set = { CONTENTS_HOST: 'https://play.test' }
const regional = { REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' }

type Row = [
  rule: string,
  page: typeof home | typeof about | typeof games,
  at: [SiteId, Locale],
  variables: object,
  conversion: boolean,
  address: string
]

it.each<Row>([
  ['unset: every page is its own canonical', home, ['global', 'fr'], unset, true, 'http://localhost:3000/'],
  [
    'unset: every page is its own canonical',
    games,
    ['global', 'en'],
    unset,
    true,
    'http://localhost:3000/en/cash-games/'
  ],
  ['canonical conversion points the global home at it', home, ['global', 'fr'], set, true, 'https://play.test/fr/'],
  ['English at the root', home, ['global', 'en'], set, true, 'https://play.test/'],
  ['the flag off', home, ['global', 'en'], set, false, 'http://localhost:3000/en/'],
  ['the home of another site does not convert', home, ['ontario', 'en'], set, true, 'http://ontario.localhost:3000/'],
  ['menu pages are there whatever the flag', games, ['global', 'fr'], set, false, 'https://play.test/fr/cash-games/'],
  ['compliance pages stay', about, ['global', 'fr'], set, true, 'http://localhost:3000/about-us/'],
  ['`REGION_CONTENTS_HOST`: its home converts too', home, ['belgium', 'fr'], regional, true, 'https://play.be/fr/'],
  ['its home stays with the flag off', home, ['belgium', 'fr'], regional, false, 'http://belgium.localhost:3000/fr/'],
  [
    'a locale that is not live: the same site if it has that live locale',
    about,
    ['belgium', 'nl'],
    unset,
    true,
    'http://belgium.localhost:3000/fr/about-us/'
  ],
  ['else global in that locale', about, ['germany', 'de'], unset, true, 'http://localhost:3000/en/about-us/'],
  ['global es is answered in French', about, ['global', 'es'], unset, true, 'http://localhost:3000/about-us/']
])('%s', (_rule, page, [siteId, addressLocale], variables, canonicalConversion, address) => {
  expect(
    canonicalAddress(page, {
      siteId,
      addressLocale,
      environment: readEnvironment({ ...variables }),
      canonicalConversion
    })
  ).toBe(address)
})
