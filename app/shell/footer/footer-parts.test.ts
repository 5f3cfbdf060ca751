import { expect, it } from 'vitest'
import { attributeOf, elementsOf, textOf } from '../../../tests/fixtures/html-elements.ts'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { RegionSelector } from '../../features/region-selector/region-buttons.tsx'
import { RegionPopup } from '../../features/region-selector/region-popup.tsx'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { FooterNavigation, SocialLinks } from './footer.tsx'
import { TrustMarks } from './trust-marks.tsx'

const linksIn = (root: Parameters<typeof elementsOf>[0]) => elementsOf(root, 'a').map(link => attributeOf(link, 'href'))
const groups = new Map(
  elementsOf(renderPart(FooterNavigation, {}), 'nav').map(nav => [
    elementsOf(nav, 'h2').map(textOf).join(),
    linksIn(nav)
  ])
)
const marks = new Map(
  elementsOf(renderPart(TrustMarks, {}), 'section').map(row => [
    attributeOf(row, 'aria-labelledby'),
    elementsOf(row, 'li')
  ])
)

it.each<[rule: string, group: string, links: string[]]>([
  [
    'S2-31 Safety and security: random number generator, responsible gaming, network status',
    'footer.group-safety-security',
    ['/network/random-number-generator/', 'responsible-gaming', 'https://network-status.example/']
  ],
  [
    'S2-32 Legal: terms and conditions, cookie policy, privacy policy',
    'footer.group-legal',
    ['terms-conditions', 'cookie-policy', 'privacy-policy']
  ],
  [
    'S2-33 Policy: house rules, withdrawal policy, security and ecology policy',
    'footer.group-policy',
    ['house-rules', 'withdrawal-policy', '/network/security-ecology-policy/']
  ]
])('%s', (_rule, group, links) => {
  expect(groups.get(group)?.filter(link => link !== null && links.includes(link))).toEqual(links)
})

it.each<[rule: string, row: string, words: RegExp[]]>([
  [
    'S2-34 Licence badges: an Isle of Man gambling licence, an over-18 notice, and a player-support charity',
    'footer-licences',
    [/Isle of Man gambling licence/, /18\+.*Adults only/, /support for players/]
  ],
  [
    'S2-35 Site badges: a gamble-aware organisation and a testing lab',
    'footer-site-badges',
    [/gambl.*aware|gambleaware/i, /test/i]
  ],
  ['S2-36 Three industry award images', 'footer-awards', [/./, /./, /./]]
])('%s', (_rule, row, words) => {
  const shown = marks.get(row) ?? []
  expect(shown).toHaveLength(words.length)
  for (const [index, said] of words.entries()) expect(textOf(shown[index] as (typeof shown)[0])).toMatch(said)
})

it('S2-34 an over-18 notice linking to responsible gaming', () => {
  const [, notice] = marks.get('footer-licences') ?? []
  expect(notice && linksIn(notice)).toEqual(['/responsible-gaming/'])
})

it('S2-36 Three industry award images: each is a picture', () => {
  expect(marks.get('footer-awards')?.map(award => elementsOf(award, 'img').length)).toEqual([1, 1, 1])
})

it('S2-37 Five social links, each in a new tab', () => {
  const links = elementsOf(renderPart(SocialLinks, {}), 'a')
  expect(links.map(link => attributeOf(link, 'target'))).toEqual(Array(5).fill('_blank'))
})

it('S2-38 A region and language selector', () => {
  const [button] = elementsOf(renderPart(RegionSelector, {}), 'button')
  const [popup] = elementsOf(renderPart(RegionPopup, {}), 'div')
  expect(popup && elementsOf(popup, 'a')).toHaveLength(siteConfiguration.footerRegions.length)
  expect(button?.attribs.popovertarget).toBe(popup?.attribs.id)
})
