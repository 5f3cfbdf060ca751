import { setTimeout as wait } from 'node:timers/promises'
import type { RunningCheckout as Site } from '../build/run-checkout.ts'
import { median } from './median.ts'

const file = 'pages/contact/en.yaml'
const path = '/en/contact/'
const givenUpMs = 300_000

/** From an edit of a file to the page that shows it, and the longest that one request took meanwhile. Out: medians in ms. */
export async function measureEdits(site: Site, rounds: number) {
  const visible: number[] = []
  const slowest: number[] = []
  const [, title = ''] = /^title: (.*)$/m.exec(await site.content(file)) ?? []
  let shown = title
  for (let round = 1; round <= rounds; round++) {
    const edited = `${title.replace(/['"]/g, '')} ${round}`
    const started = performance.now()
    await site.edit(file, `title: ${shown}`, `title: ${edited}`)
    let longest = 0
    for (;;) {
      const asked = performance.now()
      const { text } = await site.ask('localhost', path)
      longest = Math.max(longest, performance.now() - asked)
      if (text.includes(edited)) break
      if (performance.now() - started > givenUpMs) throw new Error('The edit does not show')
      await wait(10)
    }
    visible.push(performance.now() - started)
    slowest.push(longest)
    shown = edited
  }
  return { visibleMs: Math.round(median(visible)), slowestMs: Math.round(median(slowest)) }
}
