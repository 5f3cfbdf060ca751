import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, chromiumPath } from '../tools/chromium.ts'
import { median } from './median.ts'

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift'
] as const

/** Lighthouse for a phone (simulated slow 4G, processor slowed four times). In: the address and how often. Out: the medians. */
export async function measureLighthouse(url: string, runs: number): Promise<Record<string, number>> {
  const figures: Record<string, number[]> = {}
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: ['--headless', ...chromiumArguments] })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        output: 'json',
        extraHeaders: { 'Accept-Language': 'fr' }
      })
      if (!result) throw new Error('Lighthouse gave no result')
      const { categories, audits: found } = result.lhr
      const add = (name: string, value: number) => (figures[name] ??= []).push(value)
      add('performance', Math.round((categories.performance?.score ?? 0) * 100))
      for (const audit of audits) add(audit, Math.round((found[audit]?.numericValue ?? 0) * 1000) / 1000)
    } finally {
      chrome.kill()
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, median(values)]))
}
