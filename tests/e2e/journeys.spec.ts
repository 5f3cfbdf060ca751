import type { Locator, Page } from '@playwright/test'
import { languageTag } from '../../app/domain/locales/locale.ts'
import { expectNoSidewaysScroll } from '../fixtures/accessible.ts'
import { sampleTarget } from '../fixtures/download-starts.ts'
import { userAgents } from '../fixtures/download-visitors.data.ts'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { sweeps } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { atRest } from '../fixtures/settled-page.ts'

const widths = [360, 768, 1300] as const
const inputs = ['mouse', 'touch', 'keyboard', 'no script'] as const
const places = [
  { locale: 'fr', siteId: 'global', country: 'NO', search: 'retrait', other: 'germany' },
  { locale: 'de', siteId: 'germany', country: 'DE', search: 'Auszahlung', other: 'ukraine' },
  { locale: 'uk', siteId: 'ukraine', country: 'NO', search: 'виведення', other: 'germany' }
] as const
/** In place of the last, whose site signs nobody up. */
const joining = { locale: 'nl', siteId: 'netherlands', country: 'NL', search: 'opname', other: 'germany' } as const

type Input = (typeof inputs)[number]
type Place = (typeof places)[number] | typeof joining
type Visit = {
  page: Page
  place: Place
  width: number
  hasScript: boolean
  /** Presses as the visitor does. */
  press: (target: Locator) => Promise<void>
  /** Opens a page of the site and waits until it answers. */
  open: (path: string) => Promise<void>
}
/** `joins`: on a site that signs people up. */
type Journey = { name: string; joins?: true; country?: string; walk: (visit: Visit) => Promise<void> }

const form = 'form[action="/api/sign-up"]'
const banner = '[data-consent-banner]'
const consent = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value.split('.')[1]
let count = 0

/** The way of the shell to sign-up: on a phone it is in the menu. */
async function pressSignUp({ page, press, width }: Visit) {
  if (width < 768) await press(page.locator('.header__acts [popovertarget=full-screen-menu]'))
  await press(page.locator('a[href$="/download/#sign-up"]:visible').first())
}

const journeys: readonly Journey[] = [
  {
    name: 'join',
    joins: true,
    async walk(visit) {
      const { page, press, open, hasScript } = visit
      await open('/')
      await pressSignUp(visit)
      await page.waitForURL('**/download/#sign-up')
      const email = page.locator('#sign-up-email')
      await expect(email).toBeInViewport()
      if (hasScript) await expect(email).toBeFocused()
      await email.fill(`journey-${process.pid}-${Date.now()}-${(count += 1)}@example.com`)
      await page.fill('#sign-up-password', 'correct horse 1')
      await page.check('#sign-up-ageConfirmed')
      await page.check('#sign-up-termsAccepted')
      await press(page.locator('.sign-up__submit'))
      await page.waitForURL('**/download/?joined=1')
      await expect(page.locator('#sign-up h2')).toBeInViewport()
    }
  },
  {
    name: 'download',
    joins: true,
    async walk({ page, press, open }) {
      await open('/')
      await press(page.locator('.header__download'))
      await page.waitForURL('**/download/')
      await press(page.locator('.get__primary .button'))
      await page.waitForURL(sampleTarget)
    }
  },
  {
    name: 'choose a region',
    async walk({ page, press, open, place: { other } }) {
      await open('/about-us/')
      await press(page.locator('.header__region:visible, .footer .region-selector').first())
      const popup = page.locator('.region-popup')
      await expect(popup).toBeVisible()
      await atRest(popup)
      await press(popup.locator(`a[href*="//${other}."]`).first())
      await page.waitForURL(url => url.hostname === `${other}.localhost` && url.pathname === '/about-us/')
      await expect(page.locator('h1')).toBeVisible()
    }
  },
  {
    name: 'be refused',
    joins: true,
    country: 'FR',
    async walk({ page, press, open }) {
      await open('/download/')
      await expect(page.locator('.download-blocked')).toBeVisible()
      await expect(page.locator(`${form}, a[href*="/download/start/"]`)).toHaveCount(0)
      await press(page.locator('.download-blocked a'))
      await page.waitForURL('**/your-location/')
      await expect(page.locator('h1')).toBeVisible()
    }
  },
  {
    name: 'be warned',
    joins: true,
    country: 'BR',
    async walk({ page, press, open, hasScript }) {
      await open('/')
      const modal = page.locator('[data-modal=region-warning]')
      if (hasScript) {
        await page.waitForSelector('[data-modal=region-warning][data-state=opened]')
        await press(modal.locator('.modal-actions button').first())
        await expect(modal).toHaveCount(0)
      }
      await open('/download/')
      await expect(modal).toHaveCount(0)
      await expect(page.locator(form)).toHaveCount(0)
      await expect(page.locator('#sign-up h3')).toBeVisible()
    }
  },
  {
    name: 'ask for help',
    async walk({ page, press, open, place: { search } }) {
      await open('/help/')
      const answers = page.locator('.questions__item:visible')
      const all = await page.locator('.questions__item').count()
      await page.getByRole('searchbox').fill(search)
      await press(page.locator('form[data-help-search] button'))
      const isFiltered = (shown: number) => shown > 0 && shown < all
      await expect.poll(async () => isFiltered(await answers.count())).toBe(true)
      // Without the script it is another document, whose foot comes last.
      await page.waitForLoadState()
      const policy = page.locator('a[href="/responsible-gaming/"]')
      const group = page.locator('footer nav', { has: policy }).first()
      const fold = group.locator('summary')
      if (await fold.isVisible()) await press(fold)
      await press(group.locator(policy).first())
      await page.waitForURL('**/responsible-gaming/')
      await press(page.locator('main a[data-opens=self-exclusion]'))
      await expect(page.locator('[data-modal=self-exclusion] a[href], #help a[href]').first()).toBeVisible()
    }
  },
  {
    name: 'withdraw consent',
    async walk({ page, press, open, hasScript }) {
      await open('/contact/')
      if (hasScript) {
        await press(page.locator(`${banner} button[value=granted]`))
        await expect(page.locator(banner)).toHaveCount(0)
        expect(await consent(page)).toBe('granted')
        // The toast that says so comes over what is pressed next: a tap that has begun would end on it.
        await atRest(page.locator('[data-toast=consent]'))
      }
      const anew = hasScript ? page.waitForEvent('load') : null
      await press(page.locator('form[data-consent-withdraw] button'))
      await anew
      await expect.poll(() => consent(page)).toBe('denied')
      await expect(page.locator(banner)).toHaveCount(0)
    }
  }
]

/**
 * Of the 7 journeys x 4 inputs x 3 widths x 3 languages a sample: every pair of width, input and language is walked, and every journey at every width, by
 * every input and in every language. The sweep walks all.
 */
const rows = journeys.flatMap((journey, k) =>
  inputs.flatMap((input, j) =>
    widths.flatMap((width, w) =>
      places
        .filter((_, p) => sweeps || (w === (k + j) % widths.length && p === (k + 2 * j) % places.length))
        .map(place => ({ journey, input, width, place: journey.joins && place.locale === 'uk' ? joining : place }))
    )
  )
)

const presses: Readonly<Record<Input, (target: Locator) => Promise<void>>> = {
  mouse: target => target.click(),
  touch: target => target.tap(),
  async keyboard(target) {
    await target.focus()
    await target.press('Enter')
  },
  'no script': target => target.click()
}

for (const { journey, input, width, place } of rows)
  test.describe(`${journey.name}: ${width} px, ${input}, ${place.locale}`, () => {
    test.use({
      viewport: { width, height: 800 },
      locale: languageTag(place.locale),
      javaScriptEnabled: input !== 'no script',
      hasTouch: input === 'touch',
      userAgent: width === 360 ? userAgents.android : userAgents.windows,
      extraHTTPHeaders: {
        'CF-IPCountry': journey.country ?? place.country,
        'X-Forwarded-For': `2001:db8:${((process.pid * 31 + widths.indexOf(width)) % 65_535).toString(16)}:${inputs.indexOf(input)}::1`
      }
    })

    test('from its first press to its end', async ({ page, baseURL }) => {
      const hasScript = input !== 'no script'
      const open = async (path: string) => {
        const url = new URL(path, baseURL)
        if (place.siteId !== 'global') url.hostname = `${place.siteId}.localhost`
        await page.goto(url.href)
        if (hasScript) await page.waitForSelector(live)
        // What is laid out late, or comes in another font, moves what is pressed: a tap can end beside it.
        await fontsLoaded(page)
        if (hasScript) await laidOutWhole(page)
      }
      await journey.walk({ page, place, width, hasScript, press: presses[input], open })
      await expectNoSidewaysScroll(page)
    })
  })
