import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../config/environment.ts'
import { canonicalAddress } from './canonical-address.ts'

const home = { path: '/', kind: 'contents' } as const
const about = { path: '/about-us/', kind: 'compliance' } as const
const games = { path: '/cash-games/', kind: 'contents' } as const
const funds = { path: '/funds/', kind: 'contents', ownOnEverySite: true } as const
const unset = {}
const set = { CONTENTS_HOST: 'https://play.test' }
const byLocale = { REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.be","fr":"https://fr.be"}}' }
const ofEurope = { REGION_CONTENTS_HOST: '{"europe":"https://play.eu"}' }
const regional = { REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' }

type Row = [
  rule: string,
  page: typeof home | typeof about | typeof games | typeof funds,
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
  [
    'S2-55 canonical conversion points the global home at it',
    home,
    ['global', 'fr'],
    set,
    true,
    'https://play.test/fr/'
  ],
  ['English at the root', home, ['global', 'en'], set, true, 'https://play.test/'],
  ['S1-19 the flag off', home, ['global', 'en'], set, false, 'http://localhost:3000/en/'],
  ['the home of another site does not convert', home, ['ontario', 'en'], set, true, 'http://ontario.localhost:3000/'],
  ['menu pages are there whatever the flag', games, ['global', 'fr'], set, false, 'https://play.test/fr/cash-games/'],
  ['compliance pages stay', about, ['global', 'fr'], set, true, 'http://localhost:3000/about-us/'],
  ['`REGION_CONTENTS_HOST`: its home converts too', home, ['belgium', 'fr'], regional, true, 'https://play.be/fr/'],
  ['S5-14 each language on its own host', games, ['belgium', 'nl'], byLocale, true, 'https://nl.be/cash-games/'],
  ['each language on its own host', games, ['belgium', 'fr'], byLocale, true, 'https://fr.be/cash-games/'],
  ['and its home', home, ['belgium', 'fr'], byLocale, true, 'https://fr.be/'],
  ['its home stays with the flag off', home, ['belgium', 'fr'], regional, false, 'http://belgium.localhost:3000/fr/'],
  ['a third language', about, ['global', 'es'], unset, true, 'http://localhost:3000/es/about-us/'],
  [
    'Europe: pages that are the same are global’s',
    games,
    ['europe', 'en'],
    unset,
    true,
    'http://localhost:3000/en/cash-games/'
  ],
  ['Europe: its home too', home, ['europe', 'en'], unset, true, 'http://localhost:3000/en/'],
  [
    'Europe: licence, terms and protection',
    about,
    ['europe', 'en'],
    unset,
    true,
    'http://europe.localhost:3000/about-us/'
  ],
  ['Europe: its payments', funds, ['europe', 'en'], unset, true, 'http://europe.localhost:3000/funds/'],
  ['Europe with a contents host of its own', games, ['europe', 'en'], ofEurope, true, 'https://play.eu/cash-games/'],
  [
    'a language of the contents host that the site lacks: the first site which has it',
    about,
    ['global', 'de'],
    unset,
    true,
    'http://germany.localhost:3000/about-us/'
  ]
])('%s', (_rule, page, [siteId, locale], variables, canonicalConversion, address) => {
  expect(
    canonicalAddress(page, {
      siteId,
      locale,
      environment: readEnvironment({ ...variables }),
      canonicalConversion
    })
  ).toBe(address)
})
