import { inFreshPages } from './browser.ts'

/** The bytes of a page by kind, as sent (compressed), until the network is idle; and how many script files came before the first paint. */
export async function measureBytes(url: string): Promise<Record<string, { files: number; kB: number }>> {
  const [result] = await inFreshPages(1, async page => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const sizes: Record<string, { files: number; kB: number }> = {}
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      const { files, kB } = sizes[kind] ?? { files: 0, kB: 0 }
      sizes[kind] = { files: files + 1, kB: Math.round((kB + encodedDataLength / 1000) * 10) / 10 }
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForSelector('html[data-app=live]')
    await page.waitForLoadState('networkidle')
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(entry => entry.name.endsWith('.js') && entry.startTime < paint).length
    })
    return { ...sizes, 'Scripts before first paint': { files: early, kB: 0 } }
  })
  return result ?? {}
}
