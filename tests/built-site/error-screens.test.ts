import { expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { siteOfLocale } from '../../app/domain/sites/sites.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, linksOf, metaOf, textOf } from '../fixtures/html-elements.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { createPageMaker } from '../fixtures/page-maker.ts'
import { readText } from '../fixtures/visible-words.ts'

const maker = await createPageMaker(new Date())

type Screen = { name: string; status: 403 | 404 | 500; locale: Locale; html: string; sent: number }

async function screenOf(status: 403 | 404 | 500, locale: Locale): Promise<Screen> {
  const siteId = siteOfLocale(locale)
  const outcome: Outcome = { status, message: `The reason is <${status}>` }
  const audience = audienceOf(siteId, withoutRule, maker.settings.content().countryRules, new Date())
  const request = {
    siteId,
    host: 'site',
    row: null,
    path: '/nowhere/',
    locale,
    embedded: null,
    outcome,
    audience,
    platform: 'unknown',
    visit: null,
    content: maker.settings.content(),
    now: new Date()
  } as const
  const { document } = await maker.render(request)
  return { name: `${status} in ${locale}`, status, locale, html: document.body.toString(), sent: document.status }
}

const asked = locales.flatMap(locale => ([403, 404, 500] as const).map(status => ({ status, locale })))
const screens = await Promise.all(asked.map(({ status, locale }) => screenOf(status, locale)))
const mainOf = ({ html }: Screen) => elementsOf(html, 'main')[0] ?? html

it.each<[rule: string, faultsOf: (screen: Screen) => readonly string[] | string | null]>([
  ['is sent with its own status', ({ status, sent }) => (status === sent ? null : `it is sent with ${sent}`)],
  ['is valid HTML', htmlFaults],
  [
    'has one h1 and a title',
    ({ html }) => {
      const counts = ['h1', 'title'].map(
        name => elementsOf(html, name).filter(element => textOf(element).trim()).length
      )
      return counts.join() === '1,1' ? null : `${counts.join(' h1 and ')} titles`
    }
  ],
  [
    'carries the escaped message in data-error-message',
    ({ html, status }) =>
      html.includes(`data-error-message="The reason is &lt;${status}&gt;"`) &&
      elementsOf(html, 'body')[0]?.attribs['data-error-message'] === `The reason is <${status}>`
        ? null
        : 'it does not carry its message'
  ],
  [
    'stays out of search engines',
    ({ html }) =>
      metaOf(html, 'robots') === 'noarchive, noindex' &&
      linksOf(html, 'canonical').length + linksOf(html, 'alternate').length === 0
        ? null
        : 'it names itself to search engines'
  ],
  [
    'S8-10 S8-11 S8-12 the number: shown for 404 and 500, not for 403',
    screen =>
      new RegExp(`\\b${screen.status}\\b`).test(readText(mainOf(screen))) === (screen.status !== 403)
        ? null
        : 'the number'
  ],
  [
    'S8-10 403: an access-denied image',
    screen =>
      screen.status === 403 && !elementsOf(mainOf(screen), 'img').some(image => attributeOf(image, 'alt'))
        ? 'no image'
        : null
  ],
  [
    'S8-10 S8-11 S8-12 a way back in history, but for 403',
    screen => {
      const back = elementsOf(mainOf(screen)).filter(element => 'data-back' in element.attribs)
      return back.length === (screen.status === 403 ? 0 : 1) ? null : `${back.length} ways back`
    }
  ],
  [
    'S8-11 404 also leads back to the tables',
    screen => {
      const home = pagePath(siteOfLocale(screen.locale), screen.locale, '/')
      const links = elementsOf(mainOf(screen), 'a').filter(
        ({ attribs }) => attribs.href === home && !('data-back' in attribs)
      )
      return links.length === (screen.status === 404 ? 1 : 0) ? null : `${links.length} links to ${home}`
    }
  ]
])('the error screen: %s', (_rule, faultsOf) => expectNoFaults(screens, faultsOf))

it.each([
  [403, 'Oops! Access Denied :('],
  [404, 'Error : 404 Page Not Found'],
  [404, "it's a misdeal, reshuffle and get back in the game"],
  [500, 'Error : 500 Unexpected Error']
])('S8-10 S8-11 S8-12 %s says: %s', (status, words) => {
  const screen = screens.find(({ status: of, locale }) => of === status && locale === 'en')
  expect(screen && readText(mainOf(screen))).toContain(words)
})
