import { describe, expect, it } from 'vitest'
import { siteIds } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { readEnvironment } from '../config/environment.ts'
import { canonicalAddress } from '../links/canonical-address.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage, livePages } from '../site-map/site-map.ts'
import { alternates, hreflangOf } from './alternates.ts'

const unset = readEnvironment({})
const about = findPage('global', '/about-us/') as SiteMapRow

it.each([
  ['language alone on global', 'global', 'fr', 'fr'],
  ['language-REGION', 'belgium', 'fr', 'fr-BE'],
  ['`uk` is Ukrainian, `GB` the United Kingdom', 'ukraine', 'uk', 'uk-UA'],
  ['`uk` is Ukrainian, `GB` the United Kingdom', 'united-kingdom', 'en', 'en-GB'],
  ['a locale that holds a region says it once', 'brazil', 'pt-br', 'pt-BR']
] as const)('%s', (_, siteId, locale, tag) => {
  expect(hreflangOf(siteId, locale)).toBe(tag)
})

describe('"list exactly the pages that exist"', () => {
  const tags = alternates(about, 'global', 'fr', unset).map(({ hreflang }) => hreflang)

  it('with x-default, and `europe` out of global’s cluster', () => {
    const others = siteIds.filter(siteId => siteId !== 'europe')
    const own = others.flatMap(siteId => siteOf(siteId).locales.map(locale => hreflangOf(siteId, locale)))
    expect(tags).toEqual([...own, 'x-default'])
  })

  it.each([
    ['home asks for the language', '/', 'http://localhost:3000/'],
    ['an inner page is English', '/about-us/', 'http://localhost:3000/en/about-us/']
  ])('x-default: %s', (_, path, address) => {
    const row = findPage('global', path) as SiteMapRow
    expect(alternates(row, 'global', 'fr', unset).at(-1)).toEqual({ hreflang: 'x-default', href: address })
  })

  it('europe is in no cluster', () => {
    expect(alternates(about, 'europe', 'en', unset)).toEqual([])
  })

  it('a page that some sites lack is named only where it is', () => {
    const row: SiteMapRow = { ...about, sites: ['global', 'ontario'] }
    expect(alternates(row, 'global', 'en', unset).map(({ hreflang }) => hreflang)).toEqual([
      'fr',
      'en',
      'es',
      'en-CA',
      'x-default'
    ])
  })
})

describe.each([
  ['without a contents host', {}],
  ['with CONTENTS_HOST', { CONTENTS_HOST: 'https://contents.example' }],
  [
    'with REGION_CONTENTS_HOST',
    { CONTENTS_HOST: 'https://contents.example', REGION_CONTENTS_HOST: '{"ontario":"https://on.example"}' }
  ],
  [
    'with a contents host for each language',
    { REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.example","fr":"https://fr.example"}}' }
  ]
])('%s', (_, variables) => {
  const environment = readEnvironment(variables)

  it.each(livePages().map(row => [row.path, row] as const))(
    '"hreflang lists canonical addresses only", each page names itself and all name the same: %s',
    (_path, row) => {
      const having = siteIds.filter(siteId => findPage(siteId, row.path) !== undefined)
      const lists = having.flatMap(siteId =>
        siteOf(siteId).locales.map(locale => {
          const list = alternates(row, siteId, locale, environment)
          const own = canonicalAddress(row, { siteId, locale, environment })
          if (list.length) expect(list.map(({ href }) => href)).toContain(own)
          return JSON.stringify(list)
        })
      )
      expect(new Set(lists.filter(list => list !== '[]')).size).toBe(1)
    }
  )
})
