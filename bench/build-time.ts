import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readEnvironment } from '../app/site/config/environment.ts'
import { prerender } from '../server/pages/prerender.ts'
import { createRendering } from '../server/rendering.ts'
import { median } from './median.ts'

/** How long a build of the code takes, and how long a page takes to render. Out: seconds and ms. */
export async function measureBuild(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'))
  const started = performance.now()
  await promisify(execFile)(join('node_modules', '.bin', 'react-router'), ['build'], {
    env: { ...process.env, BUILD_DIRECTORY: folder, NODE_ENV: 'production' }
  })
  const buildSeconds = (performance.now() - started) / 1000
  await rm(folder, { recursive: true, force: true })

  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error' }))
  const pages = new Set<object>()
  const times: number[] = []
  let before = performance.now()
  for await (const { address } of prerender(renderer)) {
    const after = performance.now()
    times.push(after - before)
    before = after
    pages.add(address)
  }
  content.close()
  return {
    'code s': round(buildSeconds),
    'pages (addresses)': pages.size,
    'pages (renders)': times.length,
    'all pages s': round(times.reduce((sum, ms) => sum + ms, 0) / 1000),
    'ms per render (median)': round(median(times))
  }
}

const round = (value: number) => Math.round(value * 10) / 10
