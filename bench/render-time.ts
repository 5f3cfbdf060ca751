import { audienceClassesOf } from '../app/domain/law/audience.ts'
import { readEnvironment } from '../app/site/config/environment.ts'
import { liveAddresses } from '../server/pages/live-addresses.ts'
import { plainPage } from '../server/pages/page-renderer.ts'
import { siteMapNow } from '../server/pages/site-map-now.ts'
import { createRendering } from '../server/start/rendering.ts'
import { median, valueAt } from './median.ts'

const paths = ['/', '/download/', '/promotions/', '/terms-conditions/', '/tournaments/', '/help/', '/contact/']

/** How long a page and its payload take to render, over some pages of all sites and languages, in a process that has rendered them before. */
export async function measureRenderTime(): Promise<Record<string, number>> {
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'fatal' }))
  content.close()
  const { environment, content: reading, now } = renderer.settings
  const [all, instant] = [reading(), now()]
  const addresses = liveAddresses(environment, siteMapNow(all, instant)).filter(({ path }) => paths.includes(path))
  const pages = addresses.flatMap(address => {
    const [audience] = audienceClassesOf(address.siteId, all.countryRules, instant)
    return audience ? [plainPage({ ...address, audience, content: all, now: instant })] : []
  })
  const times: number[] = []
  for (const isCounted of [false, true])
    for (const page of pages) {
      const start = performance.now()
      await renderer.render(page)
      if (isCounted) times.push(performance.now() - start)
    }
  return { pages: times.length, 'median ms': round(median(times)), 'slowest tenth ms': round(valueAt(0.9, times)) }
}

const round = (ms: number) => Math.round(ms * 10) / 10
