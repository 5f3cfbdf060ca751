import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type SiteId, siteIds } from '../app/domain/sites/site-id.ts'
import { livePagesOf } from '../app/site/site-map/site-map.ts'
import { chromiumArguments, chromiumPath } from '../build/chromium.ts'
import { readArgs } from '../build/run-command.ts'
import { readContent } from '../server/content/content-reader.ts'
import { siteMapNow } from '../server/pages/site-map-now.ts'

const widths = [360, 768, 1244, 1920]

const usage =
  'Usage: npm run screenshots -- [--origin=…] [--folder=…] [--locale=fr] [--paths=/,/about-us/] [--families] [--widths=360,1244] [--query=as-country=JP] [--viewport] [--consent]'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { origin: text, folder: text, locale: text, paths: text, widths: text, query: text }

/** The arguments of screenshots and of contact sheets. */
export const readScreenshotArgs = (args: readonly string[]) =>
  readArgs(args, { ...options, families: flag, viewport: flag, consent: flag }, usage, false).values

/** Takes screenshots of a running site, and throws where there is none. `--families` takes one page of each screen. Consent is refused beforehand, so that its banner covers nothing; `--consent` shows it. */
export async function takeScreenshots(args: readonly string[]): Promise<void> {
  const given = readScreenshotArgs(args)
  const {
    origin = `http://localhost:${process.env.PORT ?? 3000}`,
    folder = 'test-results/screenshots',
    locale = 'fr'
  } = given
  const prefix = locale === 'fr' ? '' : `/${locale}`
  const query = given.query ? `?${given.query}` : ''
  await mkdir(folder, { recursive: true })
  await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  const { site, language } = await siteAt(browser, `${origin}${prefix}/`)
  const paths = given.paths?.split(',') ?? (await pagesToLookAt(site, given.families === true))
  for (const width of given.widths?.split(',').map(Number) ?? widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 740 : 900 },
      locale: language,
      reducedMotion: 'reduce',
      bypassCSP: true
    })
    const page = await context.newPage()
    if (!given.consent) await refuseConsent(page, origin)
    for (const path of paths) {
      await page.goto(`${origin}${prefix}${path}${query}`, { waitUntil: 'networkidle' })
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
      })
      const name = `${path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home'}${prefix.replace('/', '-')}-${width}.png`
      await page.screenshot({ path: `${folder}/${name}`, fullPage: !given.viewport })
      console.log(`${folder}/${name}`)
    }
    await context.close()
  }
}

/** Which site answers at an address, and in which language. */
async function siteAt(browser: Browser, address: string): Promise<{ site: SiteId; language: string }> {
  const page = await browser.newPage({ locale: 'fr-FR' })
  await page.goto(address).catch((error: Error) => {
    throw error.message.includes('ERR_CONNECTION_REFUSED')
      ? new Error(`There is no site at ${new URL(address).origin}: start the site first: npm start`)
      : error
  })
  const { site, language } = await page.evaluate(() => ({
    site: document.documentElement.dataset.site,
    language: document.documentElement.lang
  }))
  await page.close()
  const id = siteIds.find(one => one === site)
  if (!id) throw new Error(`${address} is no site of ours`)
  return { site: id, language }
}

/** Refuses audience measurement for all that the page's context opens. */
async function refuseConsent(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/healthz`)
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ decision: 'denied', page: '/' })
    return (await fetch('/api/consent', { method: 'POST', body })).status
  })
  if (status >= 400) throw new Error(`Consent could not be refused: ${status}`)
}

/** The paths of the pages that a site has today, those of records among them, or of one page of each screen. */
async function pagesToLookAt(site: SiteId, oneOfEach: boolean): Promise<string[]> {
  const rows = siteMapNow(await readContent('content'), new Date())
  const pages = livePagesOf(site, rows).filter(({ path }) => !path.includes('{'))
  const isFirst = ({ screen }: (typeof pages)[number], index: number) =>
    pages.findIndex(page => page.screen === screen) === index
  return pages.filter((page, index) => !oneOfEach || isFirst(page, index)).map(({ path }) => path)
}
