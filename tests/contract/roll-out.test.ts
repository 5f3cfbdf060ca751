import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentBuildId } from '../../server/platform/builds.ts'
import { editContent } from '../fixtures/copy-of-content.ts'
import { productionRelease } from '../fixtures/production.ts'

const variables = { DATA_DIR: 'data', ASSETS_DIR: 'assets' }
let site: Awaited<ReturnType<typeof productionRelease>>
let first: Awaited<ReturnType<typeof site.serve>>
const shared = () => join(site.elsewhere, 'assets')
const share = async (build: string) => {
  await mkdir(join(shared(), build, 'client', 'assets'), { recursive: true })
  await writeFile(join(shared(), build, 'client', 'assets', `${build}-1.js`), 'export {}')
  spawnSync('chmod', ['-R', 'a+rwX', shared()])
}
beforeAll(async () => {
  site = await productionRelease()
  await share('before')
  first = await site.serve(variables)
})
afterAll(() => site.remove())

it('files of a build that another process serves are found, before and after its start', async () => {
  const { get } = first
  expect((await get('localhost', '/assets/before-1.js')).status).toBe(200)
  await share('after')
  expect((await get('localhost', '/assets/after-1.js')).status).toBe(200)
  expect((await readdir(shared())).toSorted()).toEqual(['after', 'before', currentBuildId()].toSorted())
  expect((await get('localhost', '/builds/meta/before.json')).status).toBe(200)
})

it('builds that are taken away while it runs: pages and their files go on', async () => {
  const { get } = first
  const builds = join(site.release, 'builds')
  const aside = join(site.elsewhere, 'builds')
  await chmod(site.release, 0o755)
  await chmod(builds, 0o755)
  await rename(builds, aside)
  try {
    const { status, text } = await get('localhost', '/en/poker-school/glossary/')
    expect(status).toBe(200)
    const files = new Set(Array.from(text.matchAll(/"(\/assets\/[^"]+\.(?:js|webp|woff2))"/g), ([, path = '']) => path))
    expect(files.size).toBeGreaterThan(2)
    for (const path of [...files, '/readyz']) expect([path, (await get('localhost', path)).status]).toEqual([path, 200])
  } finally {
    await rename(aside, builds)
  }
})

/** A second release: the same build by another name, with other content. */
async function nextRelease(): Promise<string> {
  const next = join(site.elsewhere, 'next')
  spawnSync('cp', ['-R', site.release, next])
  spawnSync('chmod', ['-R', 'u+w', next])
  await rename(join(next, 'builds', currentBuildId()), join(next, 'builds', 'next'))
  await writeFile(join(next, 'builds', 'current'), 'next\n')
  await editContent(join(next, 'content'), 'figures/figures.yaml', 'amount: 600', 'amount: 677')
  await writeFile(join(next, 'builds', 'next', 'client', 'assets', 'of-next-1.js'), 'export {}')
  spawnSync('chmod', ['-R', 'a+rX', next])
  return next
}

/** What a process says of itself: its build, its content, and the amount of its home. */
async function shownBy({ get }: typeof first) {
  const { id } = JSON.parse((await get('localhost', '/builds/latest.json')).text)
  const ready = await get('localhost', '/readyz')
  const home = (await get('localhost', '/en/')).text
  return { build: id, content: ready.headers['x-content-version'], isNext: home.includes('$677'), ready: ready.text }
}

it('a rollback to the build before has its content, and open pages keep the files of the build after; two releases that start at once do not disturb each other', async () => {
  const next = await nextRelease()
  const formerly = await shownBy(first)
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')

  const both = await Promise.all([site.serve(variables, { from: next }), site.serve(variables)])
  expect(await Promise.all(both.map(shownBy))).toEqual([
    { build: 'next', content: expect.not.stringContaining(String(formerly.content)), isNext: true, ready: 'ready' },
    formerly
  ])
  for (const { get } of both) expect((await get('localhost', '/assets/of-next-1.js')).status).toBe(200)
  for (const { child } of both) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  const rolledBack = await site.serve(variables)
  expect(await shownBy(rolledBack)).toEqual(formerly)
  expect((await rolledBack.get('localhost', '/assets/of-next-1.js')).status).toBe(200)
})
