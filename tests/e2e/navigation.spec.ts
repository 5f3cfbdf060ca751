import type { Page } from '@playwright/test'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { storedScreenPaths } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { quiet, unhurried } from '../fixtures/settled-page.ts'

test.use({ viewport: { width: 1300, height: 900 } })
test.beforeEach(({ page }) => unhurried(page))

const paths = storedScreenPaths.filter(path => path !== '/')

/** So many navigations stay well below the time of one test. */
const inOneGo = 10
const journeys = Array.from({ length: Math.ceil(paths.length / inOneGo) }, (_, at) =>
  paths.slice(at * inOneGo, (at + 1) * inOneGo)
)

for (const journey of journeys)
  test(`S7-10 every client-side navigation asks for _payload.json alone, and shows title, head and text of the new page: / to ${journey.join(' ')}`, async ({
    page
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/')
    await page.waitForSelector(live)
    for (const path of journey) {
      await quiet(page)
      const asked: string[] = []
      const note = (request: { resourceType: () => string; url: () => string }) => {
        if (['fetch', 'xhr', 'document'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
      }
      page.on('request', note)
      await page.evaluate(to => {
        const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"], header a[href="${to}"]`)
        const made = Object.assign(document.createElement('a'), { href: to })
        if (!link) document.querySelector('main')?.append(made)
        ;(link ?? made).click()
      }, path)
      await page.waitForURL(`**${path}`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
      page.off('request', note)
      expect(asked.filter(asked => !/^\/(api|builds|__nuxt_island)\//.test(asked))).toEqual([`${path}_payload.json`])
      const served = await (await page.request.get(path)).text()
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(served)?.[1]
      expect(await page.locator('h1').innerHTML()).toBe(heading)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`).toBe(
        /<title>.*?<\/title>/.exec(served)?.[0]
      )
    }
  })

test('pages that share a module show their own text, in both directions and by Back', async ({ page }) => {
  const policies = ['/privacy-policy/', '/responsible-gaming/']
  const screens = ['/official-site/', '/complaints/']
  for (const [from = '', to = ''] of [policies, policies.toReversed(), screens, screens.toReversed()]) {
    await page.goto(from)
    await page.waitForSelector(live)
    const before = await page.locator('h1').innerText()
    await page.evaluate(path => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click(), to)
    await page.waitForURL(`**${to}`)
    await expect(page.locator('h1')).not.toHaveText(before)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(before, { ignoreCase: true })
  }
})

test('a link to another language is a document of its own', async ({ page }) => {
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[hreflang=en][href^="/en/"]')?.click())
  await page.waitForURL('**/en/about-us/**')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('choosing a language keeps page and query', async ({ page }) => {
  await page.goto('/about-us/?utm_source=x')
  await page.waitForSelector(live)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[hreflang=en][href^="/en/"]')?.click())
  await page.waitForURL(/\/en\/about-us\/\?(force=1&)?utm_source=x$/)
  await page.waitForSelector(live)
  await expect(page).toHaveURL(/\/en\/about-us\/\?utm_source=x$/)
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('en')
})

test('a payload that cannot be had lets the browser load the document', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr-FR' })
  await page.route('**/_payload.json*', route => route.abort())
  await page.goto('/')
  await page.waitForSelector(live)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/privacy-policy/"]')?.click())
  await page.waitForURL('**/privacy-policy/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /privacy-policy/)
  await expect(page.locator('h1')).toBeVisible()
  await page.close()
})

test('the new heading has the focus and the title is announced; Back shows the page and its place again', async ({
  page
}) => {
  await page.goto('/privacy-policy/')
  await page.waitForSelector(live)
  await fontsLoaded(page)
  await laidOutWhole(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about-us/"]')?.click())
  await page.waitForURL('**/about-us/')
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('#announced')).toHaveText(await page.title())
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

const origins: readonly [origin: string, width: number, go: (page: Page) => Promise<void>, to?: string][] = [
  ['the footer, by keyboard', 1300, page => page.locator('footer a[href="/contact/"]').first().press('Enter')],
  ['the footer, by mouse', 1300, page => page.locator('footer a[href="/contact/"]').first().click()],
  [
    'a mega-menu, by keyboard',
    1300,
    async page => {
      const word = page.locator('header .menu:has(a[href="/contact/"]) > button')
      await word.press('Enter')
      await page.locator('header .menu__panel .menu__link[href="/contact/"]').press('Enter')
    }
  ],
  [
    'a mega-menu, by mouse',
    1300,
    async page => {
      await page.locator('header .menu:has(a[href="/contact/"]) > button').hover()
      await page.locator('header .menu__panel .menu__link[href="/contact/"]').click()
    }
  ],
  [
    'the full-screen menu',
    390,
    async page => {
      await page.locator('.header__acts [popovertarget=full-screen-menu]').click()
      await page.locator('.full-screen-menu button[aria-expanded]', { hasText: 'Aide' }).click()
      await page.locator('#full-screen-menu .menu__link[href="/contact/"]').click()
    }
  ],
  [
    'the body',
    1300,
    page => page.locator('main a[href="/responsible-gaming/"]').first().click(),
    '/responsible-gaming/'
  ]
]

for (const [origin, width, go, to = '/contact/'] of origins)
  test(`after a navigation from ${origin} the heading has the focus and the title is announced`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/complaints/')
    await page.waitForSelector(live)
    await go(page)
    await page.waitForURL(`**${to}`)
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('#announced')).toHaveText(await page.title())
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })

test('what differs by page in the shell is what the document has', async ({ page }) => {
  const parts = () =>
    page.evaluate(() => [
      document.querySelector('header.header')?.className,
      ...Array.from(document.querySelectorAll('[data-part]'), part => [
        part.getAttribute('data-part'),
        part.textContent
      ]),
      ...Array.from(document.querySelectorAll('a[aria-current]'), link => link.getAttribute('href')),
      ...Array.from(document.querySelectorAll('a[data-region-link]'), link => link.getAttribute('href'))
    ])
  for (const path of ['/promotions/', '/', '/responsible-gaming/', '/poker-school/glossary/', '/download/']) {
    await page.goto(path === '/' ? '/about-us/' : '/')
    await page.waitForSelector(live)
    await page.evaluate(to => {
      const made = Object.assign(document.createElement('a'), { href: to })
      document.querySelector('main')?.append(made)
      made.click()
    }, path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`//[^/]+${path}$`))
    const navigated = await parts()
    await page.goto(path)
    await page.waitForSelector(live)
    expect(navigated, path).toEqual(await parts())
  }
})

test('a page looks the same by navigation and as a document', async ({ page }) => {
  const look = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('header, header *, main *, footer, footer *, .quick-area'), element => {
        const { display, position, color, fontSize, paddingTop, marginTop, backgroundColor } = getComputedStyle(element)
        return [
          element.tagName,
          element.className,
          display,
          position,
          color,
          fontSize,
          paddingTop,
          marginTop,
          backgroundColor
        ].join(' ')
      }).filter(line => !/^(svg|style) /i.test(line))
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.waitForSelector(live)
  for (const path of ['/about-us/', '/help/', '/cash-games/']) {
    await page.evaluate(
      to => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"], header a[href="${to}"]`)?.click(),
      path
    )
    await page.waitForURL(`**${path}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await quiet(page)
    const navigated = await look()
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    await page.waitForSelector(live)
    await quiet(page)
    expect(navigated).toEqual(await look())
  }
})

test('without the Navigation API every link loads its document', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/privacy-policy/"]')?.click())
  await page.waitForURL('**/privacy-policy/')
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual(['/privacy-policy/'])
})
