import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { readContent } from '../content-store.ts'
import { compressQuickly, compressToKeep } from './compress.ts'
import { keptOrRenderedPages } from './keep-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { storeResponse } from './stored-response.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('a disk that may not be written costs time, never the site: the pages are rendered, and the log says so', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  const warn = vi.fn()
  const content = await readContent('content')
  const body = Buffer.from('page')
  const response = storeResponse({ body, compressed: await compressQuickly(body), headers: {} })
  const reads = new Set(['figures'])
  const rendered = {
    status: 200,
    reads,
    document: response,
    payload: response,
    readsAudience: false,
    readsDevice: false
  }
  const renderer = {
    render: async () => rendered,
    settings: {
      buildId: relative('builds', file),
      environment: readEnvironment({ STORED_SITES: 'ontario' }),
      content: () => content,
      now: () => new Date(),
      logger: { warn }
    }
  } as unknown as PageRenderer
  const result = await keptOrRenderedPages(renderer)
  expect(result.rendered).toBeGreaterThan(10)
  expect(result.set.pages.size).toBe(result.rendered)
  expect(warn).toHaveBeenCalledOnce()
})

it('compressed bytes that cannot be kept are there all the same', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  const body = Buffer.from('some bytes')
  const { br, gz } = await compressToKeep(body, file)
  expect([br.length > 0, gz.length > 0]).toEqual([true, true])
})
