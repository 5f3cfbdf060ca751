import { readFile } from 'node:fs/promises'
import { productionRelease } from '../tests/fixtures/production.ts'
import { jemalloc } from './jemalloc.ts'
import { median } from './median.ts'

/** Clock ticks of Linux, in which it counts processor time. */
const ticksPerSecond = 100

/** Prints the time from the start of a production folder to its `/readyz`: medians of some starts, and the processor time of one until then. The first is left out: it reads files that are in no cache of the system yet. */
export async function measureColdStart(runs: number): Promise<void> {
  await using release = await productionRelease()
  const [seconds, processor]: [number[], number[]] = [[], []]
  for (let run = 0; run <= runs; run++) {
    const started = performance.now()
    const { child } = await release.serve({ DATA_DIR: `data-${run}`, ...jemalloc() })
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    seconds.push((performance.now() - started) / 1000)
    processor.push((Number(fields[11]) + Number(fields[12])) / ticksPerSecond)
    child.kill('SIGKILL')
  }
  const round = (value: number) => Math.round(value * 10) / 10
  console.log({
    'production folder: ready after, s': round(median(seconds.slice(1))),
    'of it processor time, s': round(median(processor.slice(1))),
    'the first start, s': round(seconds[0] ?? 0)
  })
}
