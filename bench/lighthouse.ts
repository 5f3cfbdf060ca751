import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, phoneLetters, testBrowserPath } from '../build/chromium.ts'
import { median } from './median.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'total-byte-weight',
  'cumulative-layout-shift'
] as const

const chromeFlags = ['--headless', ...chromiumArguments, phoneLetters]

export type LighthouseFigures = Record<(typeof categories)[number] | (typeof audits)[number] | 'machine', number>

/** Lighthouse for a phone (simulated slow 4G, processor slowed four times). Out: medians: points of 100, ms, bytes, a score of shifts, and its index of this machine's speed. */
export async function measureLighthouse(url: string, runs: number): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = []
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({ chromePath: testBrowserPath(), chromeFlags })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: [...categories],
        output: 'json',
        extraHeaders: { 'Accept-Language': 'fr' }
      })
      if (!result) throw new Error('Lighthouse gave no result')
      const { lhr } = result
      results.push({
        ...figures(categories, name => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
        ...figures(audits, name =>
          Number((lhr.audits[name]?.numericValue ?? 0).toFixed(name === 'cumulative-layout-shift' ? 4 : 0))
        ),
        machine: Math.round(lhr.environment.benchmarkIndex)
      })
    } finally {
      chrome.kill()
    }
  }
  return figures([...categories, ...audits, 'machine'], name => median(results.map(result => result[name])))
}

const figures = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map(name => [name, of(name)])) as Record<Name, number>
