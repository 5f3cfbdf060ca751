import type { Page } from 'playwright-core'
import { inFreshPages, slowProcessor } from './browser.ts'
import { median } from './median.ts'

const slower = 4

/** The target that is pressed as soon as it is there, and the sign that the press was answered. */
const presses = [
  ['privacy choices', '/contact/', 'footer a[data-opens=privacy-choices]', '[data-modal=privacy-choices]'],
  ['world record', '/contact/', '.header__record', '[data-modal=world-record]'],
  ['self-exclusion', '/contact/', 'footer a[data-opens=self-exclusion]', '[data-modal=self-exclusion]'],
  [
    'a card of the calculator',
    '/poker-school/equity-calculator/',
    '[data-card="2c"]',
    '[data-card="2c"][aria-pressed=true]'
  ],
  ['showing the password', '/download/', '.sign-up__reveal', '#sign-up-password[type=text]'],
  ['link', '/contact/', 'footer a[href="/about-us/"]', 'link[rel=canonical][href$="/about-us/"]']
] as const

/** Presses made at once, the processor slowed four times: how many of each kind are lost. */
export async function measurePresses(origin: string, runs: number): Promise<Record<string, string>> {
  const lost: Record<string, string> = {}
  for (const [name, path, pressed, answered] of presses) {
    const results = await inFreshPages(runs, page => pressAtOnce(page, `${origin}${path}`, pressed, answered))
    lost[name] = `${results.filter(isAnswered => !isAnswered).length} of ${runs}`
  }
  return lost
}

async function pressAtOnce(page: Page, url: string, pressed: string, answered: string): Promise<boolean> {
  await slowProcessor(page, slower)
  await page.goto(url, { waitUntil: 'commit' })
  const button = page.locator(pressed).first()
  await button.waitFor({ state: 'attached' })
  await button.evaluate((element: HTMLElement) => element.click())
  return page.waitForSelector(answered, { state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false
  )
}

/** From the end of a press of 80 ms on a link to the new page's heading, the processor slowed four times. Out: the median in ms. */
export async function measureNavigation(origin: string, runs: number): Promise<number> {
  const times = await inFreshPages(runs, async page => {
    await page.goto(`${origin}/contact/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-app=live]')
    await slowProcessor(page, slower)
    const before = await page.locator('h1').innerText()
    return page.evaluate(
      heading =>
        new Promise<number>(resolve => {
          const pressMs = 80
          const link = document.querySelector<HTMLElement>(
            'main a[href^="/"][href$="/help/"], footer a[href="/help/"], footer a[href="/about-us/"]'
          )
          let started = 0
          const look = () => {
            const now = document.querySelector('h1')?.innerText
            if (now && now !== heading) requestAnimationFrame(() => resolve(performance.now() - started))
            else requestAnimationFrame(look)
          }
          link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
          setTimeout(() => {
            started = performance.now()
            link?.click()
            look()
          }, pressMs)
        }),
      before
    )
  })
  return Math.round(median(times))
}
