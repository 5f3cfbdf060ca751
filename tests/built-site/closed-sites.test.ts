import { expect, it } from 'vitest'
import { joinsNobody } from '../../app/domain/law/download-blocked.ts'
import { locales } from '../../app/domain/locales/locale.ts'
import { withEveryShell } from '../../server/pages/prerender.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { plainSpaces } from '../fixtures/offers-shown.ts'
import { quickWords } from '../fixtures/quick-words.ts'
import { joinWords } from '../fixtures/words-of-languages.data.ts'

/** Where nobody can join: all pages of the sites that inform by their own law, and what visitors of closed countries read on the others. */
const { pages, content } = await readBuiltSite()

const informing = pages.filter(({ audiences }) => audiences.some(({ siteInforms }) => siteInforms))
const closed = pages.filter(({ audiences }) => audiences.some(joinsNobody))

/** Pages that are about joining, and home. */
const aboutJoining: readonly string[] = ['/', '/download/', '/get-started/']

const invites = ({ locale }: BuiltPage, words: string) => joinWords[locale].exec(plainSpaces(words))?.[0]

const heads =
  /<h1\b.*?<\/h1>|<p class="(?:jumbotron__)?lead".*?<\/p>|<(a|button) class="button\b.*?<\/\1>|id="next-step-title".*?<\/section>/gs
const steps = /<ol class="(?:steps|join)\b.*?<\/ol>/gs

/** What a page says first, and what it asks its reader to do: heading, leads, buttons, the end that leads on; of pages about joining the steps as well. */
const calls = ({ html, path }: BuiltPage) =>
  [heads, ...(aboutJoining.includes(path) ? [steps] : [])]
    .flatMap(parts => Array.from(html.matchAll(parts), ([part]) => quickWords(part)))
    .join('\n')

/** The first part of what the page says, as far as its first section or its own head goes. */
const firstScreen = (html: string) => /<main\b.*?<\/(?:section|header)>/s.exec(html)?.[0] ?? ''

const faultsOf = (looked: readonly BuiltPage[], fault: (page: BuiltPage) => string | undefined) =>
  looked.flatMap(page => {
    const found = fault(page)
    return found === undefined ? [] : [`${page.name}: ${found}`]
  })

it('S6-28 six sites inform, by their own law', () =>
  expect([...new Set(informing.map(({ siteId }) => siteId))].toSorted()).toEqual(
    ['bosnia', 'brazil', 'finland', 'hungary', 'poland', 'ukraine'].toSorted()
  ))

it('S6-28 on a site that informs no title and no description invites to join', () =>
  expect(faultsOf(informing, page => invites(page, `${page.words.title}\n${page.words.description}`))).toEqual([]))

it('S6-28 nor do a heading, a lead, a button, the end of a page; home and the pages about joining say no such word', () =>
  expect(
    faultsOf(
      informing.filter(({ row }) => row.screen !== 'policy'),
      page => invites(page, aboutJoining.includes(page.path) ? page.words.main : calls(page))
    )
  ).toEqual([]))

it('S6-28 nor do its menus', () =>
  expect(
    faultsOf(
      informing.filter(({ path }) => withEveryShell.includes(path)),
      page => invites(page, quickWords(page.html, 'header'))
    )
  ).toEqual([]))

it('S6-28 the first screen of home and of the download page says that one cannot join', () => {
  const first = informing.filter(({ path }) => withEveryShell.includes(path))
  expect(first.length).toBeGreaterThan(12)
  expect(
    faultsOf(first, ({ html, siteId, locale }) => {
      const rule = content.countryRules.find(({ site }) => site === siteId)
      const sentence = rule?.closedNotice?.[locale] ?? 'a sentence of its record'
      return firstScreen(html).includes(sentence) ? undefined : `it does not say ${sentence}`
    })
  ).toEqual([])
})

it('S6-28 a visitor of a closed country is invited on no site: not by the first words of a page, its buttons or its steps', () => {
  expect(closed.length).toBeGreaterThan(informing.length)
  expect(
    faultsOf(
      closed.filter(({ path }) => aboutJoining.includes(path)),
      page => invites(page, calls(page))
    )
  ).toEqual([])
})

it.each(locales)(
  'S6-28 %s: the words of pages about joining do invite, so that their absence means something',
  locale => {
    const { home, download, 'get-started': start } = content.pages
    const said = [home[locale].jumbotron.title, download[locale].title, start[locale].account.title].map(plainSpaces)
    const named = home[locale].getStarted.steps.map(({ name }) => plainSpaces(name))
    expect([...said, ...named].filter(words => !joinWords[locale].test(words))).toEqual([])
  }
)
