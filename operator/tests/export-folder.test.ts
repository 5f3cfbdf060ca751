import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { until } from '../../tests/fixtures/site-process.ts'
import { runExport } from '../export/export.ts'
import { switchOffers } from '../offers.ts'

const now = new Date('2026-11-26T12:00:00Z')
let folder: string
let out: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  out = join(folder, 'out')
  await exportOnePage()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const exportOnePage = (variables: Record<string, string> = {}, page = '/about-us/') =>
  runExport([out, '--sites=ontario'], {
    variables: { CLOCK: now.toISOString(), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal', ...variables },
    content,
    pages: [page],
    log() {}
  })
const manifest = () => readFile(join(out, 'manifest.json'), 'utf8')

it('two exports of one build, content and clock are the same, byte by byte, and the second takes the place of the first', async () => {
  const first = await manifest()
  await exportOnePage()
  expect(await manifest()).toBe(first)
  const { files, assets } = JSON.parse(first)
  const found = await readdir(out, { recursive: true, withFileTypes: true })
  expect(found.filter(entry => entry.isFile())).toHaveLength(Object.keys({ ...files, ...assets }).length + 1)
  expect((await readdir(folder)).toSorted()).toEqual(['data', 'out'])
})

it('an export that is killed leaves what was there, and nothing that looks whole', async () => {
  const before = await manifest()
  const child = spawn(
    process.execPath,
    ['-e', `import('./operator/export/export.ts').then(made => made.runExport(['${out}']))`],
    {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal' },
      stdio: 'inherit'
    }
  )
  const partial = async () => (await readdir(folder)).find(name => name.startsWith('out.'))
  await until(async () => {
    const name = await partial()
    return name !== undefined && (await readdir(join(folder, name))).includes('global')
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const left = await partial()
  expect(await readdir(join(folder, left ?? ''))).toEqual(['global'])
  expect(await manifest()).toBe(before)
  await rm(join(folder, left ?? 'none'), { recursive: true })
})

it('what is withdrawn in the database is in no export', async () => {
  const variables = { DATA_DIR: join(folder, 'another') }
  await switchOffers(['withdraw', 'welcome-bonus', '--reason=a try'], { variables, now })
  await exportOnePage(variables)
  expect(JSON.parse(await manifest()).content).toBe(`${content.version} without welcome-bonus ${now.toISOString()}`)
})

it('without its database there is no export, and what was there stays', async () => {
  const before = await manifest()
  await expect(exportOnePage({ DATABASE_URL: 'postgres://127.0.0.1:1/away' })).rejects.toThrow('ECONNREFUSED')
  expect(await manifest()).toBe(before)
  expect((await readdir(folder)).filter(name => name.startsWith('out'))).toEqual(['out'])
})

it('an export that is over when it is ready fails with what to do, and what was there stays', async () => {
  const before = await manifest()
  const lastMoment = { CLOCK: '2026-11-26T12:29:59.999Z' }
  await expect(exportOnePage(lastMoment, '/tournaments/')).rejects.toThrow(
    /^It was ready after \d+ s, past its own end at 2026-11-26T12:30:00.000Z, and is not put in place: /
  )
  expect(await manifest()).toBe(before)
  expect((await readdir(folder)).filter(name => name.startsWith('out'))).toEqual(['out'])
})

it('every class of a place has its folder', async () => {
  const classes = JSON.parse(await readFile(join(out, 'classes.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  for (const [host, places] of Object.entries(classes)) {
    const folders = await readdir(join(out, host, '_classes'))
    expect(folders.toSorted()).toEqual(
      [...new Set(Object.values(places))].filter(name => name !== 'unknown').toSorted()
    )
  }
})
