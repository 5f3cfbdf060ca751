import { expect, it } from 'vitest'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { attributeOf, elementsAround, elementsOf, type HtmlElement } from '../fixtures/html-elements.ts'

const built = await readBuiltSite()

/** The master of a picture by the name of its file. A portrait is no such picture: it stands wherever the person does. */
const masterOf = (image: HtmlElement) =>
  /\/([a-z-]+\d?)-\d+-[\da-f]{8}/.exec(attributeOf(image, 'src') ?? '')?.[1] ?? null

/** Where the card or the band that a picture is part of leads, null where it is part of none. A row that leads to the structure of a tournament is that tournament's card. */
function cardTarget(image: HtmlElement, page: BuiltPage): string | null {
  const card = elementsAround(image).find(
    ({ name, attribs }) => ['a', 'li', 'article'].includes(name) || /\b(?:panel|bleed)\b/.test(attribs.class ?? '')
  )
  const link = card?.name === 'a' ? card : card && elementsOf(card, 'a')[0]
  const href = link && attributeOf(link, 'href')
  if (!href) return null
  const { pathname, searchParams } = new URL(href, page.url)
  return pathname.replace('structures', searchParams.get('of') ?? 'structures')
}

/** A promotion of the week takes any picture for its own page. */
const isOfOffer = (master: string | null, page: string) =>
  built.content.offers.some(({ picture, path }) => picture === master && page === `/en${path}`)

const uses = built.pages
  .filter(({ siteId, locale }) => siteId === 'global' && locale === 'en')
  .flatMap(page =>
    elementsOf(page.html, 'main')
      .flatMap(main => elementsOf(main, 'img'))
      .map(image => ({
        page: page.pathname,
        audiences: page.audiences.map(({ name }) => name),
        master: masterOf(image),
        leadsTo: cardTarget(image, page)
      }))
  )
const audiences = [...new Set(uses.flatMap(use => use.audiences))]

it.each(audiences)(
  '%s: a picture stands on two pages at most, but for cards that lead there and the pages of offers',
  audience => {
    const shown = uses.filter(use => use.audiences.includes(audience))
    expect(new Set(shown.map(({ master }) => master)).size).toBeGreaterThan(20)
    for (const [master, places] of Map.groupBy(shown, ({ master }) => master)) {
      const own = new Set(places.filter(({ leadsTo }) => leadsTo === null).map(({ page }) => page))
      const others = places.filter(({ leadsTo }) => leadsTo === null || !own.has(leadsTo))
      const pages = [...new Set(others.map(({ page }) => page))].filter(page => !isOfOffer(master, page))
      if (master !== null) expect(pages.length, `${master} on ${pages.join(', ')}`).toBeLessThan(3)
    }
  }
)
