import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, chromiumPath } from '../build/chromium.ts'

/** A rule BLOCKED that asks for consent, WARNING with consent, the Ontario notice, WARNING without consent, and BLOCKED elsewhere. */
const places = { DE: {}, FR: {}, CAON: { 'CF-IPCountry': 'CA', 'CF-Region-Code': 'ON' }, BR: {}, AL: {} } as const
const paths = ['/', '/download/', '/contact/', '/promotions/', '/tournaments/', '/help/', '/privacy-policy/'] as const
/** French and English on the global site, German on its own. */
const bases = [
  ['localhost', '/'],
  ['localhost', '/en/'],
  ['germany.localhost', '/']
] as const

const afterLoadMs = 10_000
/** So many pages at once: they only wait. */
const together = 7

/**
 * The script that pages load which nobody touches, without cookies, until 10 s after load.
 *
 * @returns compressed kB by page, with a column for each place; the most of all languages
 */
export async function measureUntouchedScript(port: number): Promise<Record<string, Record<string, number>>> {
  await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  const visits = Object.entries(places).flatMap(([place, headers]) =>
    paths.flatMap(path =>
      bases.map(([host, base]) => ({ place, headers, path, address: `${host}:${port}${base}${path.slice(1)}` }))
    )
  )
  const table: Record<string, Record<string, number>> = {}
  while (visits.length > 0)
    await Promise.all(
      visits.splice(0, together).map(async ({ place, headers, path, address }) => {
        const bytes = await scriptBytes(browser, `http://${address}`, { 'CF-IPCountry': place, ...headers })
        table[path] ??= {}
        table[path][place] = Math.max(table[path][place] ?? 0, Math.round(bytes / 100) / 10)
      })
    )
  return table
}

async function scriptBytes(browser: Browser, url: string, extraHTTPHeaders: Record<string, string>): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders, locale: 'fr-FR' })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (!request.url().endsWith('.js')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const answer = await page.goto(url, { waitUntil: 'load' })
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`)
  await page.waitForTimeout(afterLoadMs)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return bytes
}
