import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readEnvironment } from '../app/site/config/environment.ts'
import { renderAllPages } from '../server/pages/fill-page-store.ts'
import { renderInThreads } from '../server/pages/rendering-threads.ts'
import { storedBytes } from '../server/pages/stored-bytes.ts'
import { createRendering } from '../server/rendering.ts'

/** How long a build of the code takes, and how long a page takes to render and compress quickly. Out: seconds and ms. */
export async function measureBuild(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'))
  const started = performance.now()
  await promisify(execFile)(join('node_modules', '.bin', 'react-router'), ['build'], {
    env: { ...process.env, BUILD_DIRECTORY: folder, NODE_ENV: 'production' }
  })
  const buildSeconds = (performance.now() - started) / 1000
  await rm(folder, { recursive: true, force: true })

  const now = new Date()
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error' }), { now: () => now })
  const before = performance.now()
  const { pages, renders } = await renderAllPages(renderer.settings, renderInThreads(renderer, now), new Map(), now)
  const ms = performance.now() - before
  content.close()
  return {
    'code s': round(buildSeconds),
    'pages (addresses)': pages.size,
    'pages (renders)': renders,
    'all pages s': round(ms / 1000),
    'ms per render': round(ms / renders),
    'ms per page': round(ms / pages.size),
    'pages MB': round(storedBytes(pages).bytes / 1e6)
  }
}

const round = (value: number) => Math.round(value * 10) / 10
