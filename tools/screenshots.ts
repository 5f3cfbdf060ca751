import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import type { SiteMapRow } from '../app/site/site-map/site-map.data.ts'
import { livePagesOf } from '../app/site/site-map/site-map.ts'
import { readContent } from '../server/content/content-reader.ts'
import { siteMapNow } from '../server/pages/site-map-now.ts'
import { chromiumArguments, chromiumPath } from './chromium.ts'

const widths = [360, 768, 1244, 1920]

/** Takes screenshots of a running site, and throws where there is none: `--origin= --folder= --locale=fr --paths=/,/about-us/ --widths=360,1244 --query=as-country=JP --viewport`. */
export async function takeScreenshots(words: readonly string[]): Promise<void> {
  const option = (name: string) => words.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const origin = option('origin') ?? 'http://localhost:3000'
  const folder = option('folder') ?? 'test-results/screenshots'
  const prefix = option('locale') === undefined || option('locale') === 'fr' ? '' : `/${option('locale')}`
  const paths = option('paths')?.split(',') ?? (await pagesToLookAt()).map(({ path }) => path)
  const query = option('query') ? `?${option('query')}` : ''
  await mkdir(folder, { recursive: true })
  await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  for (const width of option('widths')?.split(',').map(Number) ?? widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 740 : 900 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      bypassCSP: true
    })
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(`${origin}${prefix}${path}${query}`, { waitUntil: 'networkidle' }).catch((error: Error) => {
        throw error.message.includes('ERR_CONNECTION_REFUSED')
          ? new Error(`There is no site at ${origin}: start the site first: npm start`)
          : error
      })
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
      })
      const name = `${path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home'}${prefix.replace('/', '-')}-${width}.png`
      await page.screenshot({ path: `${folder}/${name}`, fullPage: !words.includes('--viewport') })
      console.log(`${folder}/${name}`)
    }
    await context.close()
  }
}

/** The pages that the global site has today, those of records among them. */
export async function pagesToLookAt(): Promise<SiteMapRow[]> {
  const rows = siteMapNow(await readContent('content'), new Date())
  return livePagesOf('global', rows).filter(({ path }) => !path.includes('{'))
}
