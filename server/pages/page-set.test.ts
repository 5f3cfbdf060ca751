import { expect, it } from 'vitest'
import { readContent } from '../content-store.ts'
import { changedNames, pageSetOf, untouchedPages } from './page-set.ts'
import type { StoredPage } from './page-store.ts'
import { urgentNames } from './urgent-change.ts'

const content = await readContent('content')
const page = (...reads: string[]): StoredPage => ({ byAudience: false, byPlatform: false, reads, variants: new Map() })
const [offer, ...offers] = content.offers
const set = pageSetOf(
  new Map([
    ['about', page('pages/about-us/fr', 'figures/brandYear')],
    ['home', page('pages/home/fr', 'figures/welcomeRewards', 'offers', `offers/${offer?.id}/title`)],
    ['home en', page('pages/home/en', 'figures/welcomeRewards', 'offers', `offers/${offer?.id}/title`)]
  ]),
  content
)
const words = content.pages.home

it.each<[change: string, next: typeof content, kept: string[]]>([
  ['nothing that a page reads', { ...content, version: 'next' }, ['about', 'home', 'home en']],
  [
    'a figure: the pages that name it',
    {
      ...content,
      version: 'next',
      figures: { ...content.figures, welcomeRewards: { kind: 'count', value: 1 } as never }
    },
    ['about']
  ],
  [
    'the words of a page in one language: that page in that language',
    {
      ...content,
      version: 'next',
      pages: { ...content.pages, home: { ...words, fr: { ...words.fr, meta: { ...words.fr.meta, title: 'Autre' } } } }
    },
    ['about', 'home en']
  ],
  ['an offer that is gone: the pages that read offers', { ...content, version: 'next', offers }, ['about']],
  [
    'a field of an offer that no page reads: none',
    { ...content, version: 'next', offers: [{ ...offer, source: 'another' } as typeof offer & {}, ...offers] },
    ['about', 'home', 'home en']
  ]
])('a change of the content renders again what read it: %s', (_change, next, kept) => {
  expect([...untouchedPages(set, changedNames(set, next)).keys()]).toEqual(kept)
})

it.each<[rule: string, changed: string[], urgent: string[]]>([
  ['what an offer says', ['offers/welcome/title', 'pages/home/fr'], ['offers/welcome/title']],
  ['which offers there are, and what a country allows', ['offers', 'countryRules'], ['offers', 'countryRules']],
  ['not words and figures', ['pages/home/fr', 'figures/match'], []]
])('"takes an offer off every page within a minute": at once goes %s', (_rule, changed, urgent) => {
  expect([...urgentNames(changed)]).toEqual(urgent)
})
