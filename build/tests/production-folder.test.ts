import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { componentsOf, licenceFaults } from '../../operator/licences.ts'
import { readContentFiles, versionOf } from '../../server/content/content-files.ts'
import { currentBuildId } from '../../server/platform/builds.ts'
import { readRelease } from '../../server/platform/release.ts'
import { productionRelease } from '../../tests/fixtures/production.ts'
import { type SiteAnswer, siteClient } from '../../tests/fixtures/site-client.ts'
import { freePort, until } from '../../tests/fixtures/site-process.ts'
import { presentCommit } from '../present-commit.ts'

let site: Awaited<ReturnType<typeof productionRelease>>
beforeAll(async () => {
  site = await productionRelease()
})
afterAll(() => site.remove())

it('starts from another folder, as a user who can write to DATA_DIR alone, and answers pages with their files; a process that listens is ready, so that it takes no visitor from another one before', async () => {
  const port = await freePort()
  const ready = site.serve({ DATA_DIR: 'data', PORT: String(port) })
  const client = siteClient(port)
  let first: SiteAnswer | undefined
  await until(async () => {
    first = await client.get('localhost', '/readyz').catch(() => undefined)
    return first !== undefined
  })
  expect([first?.status, first?.text]).toEqual([200, 'ready'])
  const { get, child } = await ready
  const { status, text } = await get('localhost', '/en/')
  expect([status, text.includes('<main')]).toEqual([200, true])
  const assets = [
    ...new Set(Array.from(text.matchAll(/"(\/assets\/[^"]+\.(?:js|webp|avif|woff2))"/g), ([, path = '']) => path))
  ]
  expect(assets.length).toBeGreaterThan(3)
  for (const path of [...assets, '/favicon.ico', '/sample-client/files/sample-windows.txt', '/apple-touch-icon.png'])
    expect([path, (await get('localhost', path)).status]).toEqual([path, 200])
  expect((await get('localhost', '/api/visitor', { headers: { 'x-forwarded-for': '128.100.1.1' } })).text).toContain(
    '"CA"'
  )
  const signedUp = await get('localhost', '/api/sign-up', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' }
  })
  expect(signedUp.status).toBe(400)
  expect(await readdir(join(site.elsewhere, 'data'))).toEqual(
    expect.arrayContaining(['assets', 'secret-key', 'sign-up.sqlite'])
  )
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('a lock file of what it runs with: at most 36 MB of packages, none that builds', async () => {
  const modules = await readdir(join(site.release, 'node_modules'), { recursive: true, withFileTypes: true })
  const files = modules.filter(entry => entry.isFile())
  const sizes = await Promise.all(files.map(entry => stat(join(entry.parentPath, entry.name))))
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(36e6)
  expect(modules.map(({ name }) => name)).not.toContain('typescript')
})

it('a lock file of what tracing runs with, apart, that npm installs whole', async () => {
  const { packages } = JSON.parse(await readFile(join(site.release, 'tracing', 'package-lock.json'), 'utf8'))
  expect(Object.keys(packages)).toContain('node_modules/@opentelemetry/sdk-trace')
  expect(JSON.stringify(packages)).not.toContain('"dev":')
})

it('its bill of materials (CycloneDX) has every package of the lock file, each with a licence that is allowed', async () => {
  const read = async (name: string) => readFile(join(site.release, name), 'utf8')
  const components = componentsOf(await read('sbom.cdx.json'))
  const { packages } = JSON.parse(await read('package-lock.json'))
  const locked = Object.entries<{ version: string }>(packages).filter(([path]) => path !== '')
  const named = locked.map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`)
  expect(new Set(components.map(({ name, version }) => `${name} ${version}`))).toEqual(new Set(named))
  expect(licenceFaults(components)).toEqual([])
})

it('its builds say which sources and which content they were made of', async () => {
  const release = await readRelease(join(site.release, 'builds'))
  expect(release).toEqual({
    build: currentBuildId(),
    ...presentCommit(),
    madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
    content: versionOf(await readContentFiles('content'))
  })
})

it.each<[words: string, said: RegExp, code: number]>([
  ['offers list', /^welcome-bonus /m, 0],
  ['offers withdraw welcome-bonus --reason=a-try', /^welcome-bonus is withdrawn/, 0],
  ['content-archive published', /^CONTENT_SIGNING_KEY is not set/m, 1],
  ['backup kept', /\/elsewhere\/kept holds the state of .*: the database \(sqlite\)/, 0],
  ['restore kept', /^The backup of .* is in place/, 0],
  ['rules --country=SE --export=evidence', /^ {2}withdrawn +welcome-bonus at .* by .*: a-try$/m, 0],
  ['doctor --skip=links --page=launch.html', /^The page to sign is .*\/elsewhere\/launch\.html$/m, 1],
  ['nothing', /^Usage: one of offers, content-archive, backup, restore, rules, export, doctor$/m, 1]
])('a command of the operator runs in the folder: %s', async (words, said, code) => {
  const answer = await site.command(words.split(' '), { DATA_DIR: 'data-6' })
  expect(answer.said).toMatch(said)
  expect(answer.code).toBe(code)
})

it('a release signs content by the schemas of its build, and prints the key that verifies it', async () => {
  const variables = { DATA_DIR: 'data-9', CONTENT_SIGNING_KEY: 'a key of an operator, long enough' }
  const { said, code } = await site.command(['content-archive', 'published', '--in=0'], variables)
  expect(said).toMatch(
    /^content-\w{12}\.tar\.gz holds version \w{12}; content\.json is number 1 and shows it from .*Z on\nCONTENT_PUBLIC_KEYS=[\w-]{43}\n$/
  )
  expect(code).toBe(0)
  expect((await readdir(join(site.elsewhere, 'published'))).toSorted()).toEqual([
    expect.stringMatching(/^content-\w{12}\.tar\.gz$/),
    'content.json'
  ])
})

it.each<[what: string, variables: Record<string, string>, said: RegExp]>([
  ['no DATA_DIR', {}, /^DATA_DIR is not set: name a folder .*/],
  ['a DATA_DIR that is not its own', { DATA_DIR: '../release/data' }, /^DATA_DIR=.*: this user may not write there.*/],
  [
    'an ASSETS_DIR that is not its own',
    { DATA_DIR: 'data-3', ASSETS_DIR: '../release/a' },
    /^ASSETS_DIR=.*: this user may not write there.*/
  ],
  ['a bad value', { DATA_DIR: 'data-3', PORT: 'x' }, /^PORT=x: must be a port number.*/],
  [
    'no content',
    { DATA_DIR: 'data-3', CONTENT_DIR: 'nowhere' },
    /nowhere: does not exist: make it, or name another one.*/
  ]
])('a start is refused in one line: %s', async (_what, variables, said) => {
  const refused = await site.refused({ PORT: String(await freePort()), ...variables })
  expect(refused.said.trimEnd().split('\n')).toEqual([expect.stringMatching(said)])
  expect(refused.code).toBe(1)
})

it('a start is refused in one line: the port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const { said, code } = await site.refused({ DATA_DIR: 'data-4', PORT: String(port) })
  expect([said, code]).toEqual([
    `Port ${port} is taken: end the process that listens on it, or set PORT (METRICS_PORT) to another one.\n`,
    1
  ])
  taken.close()
})

it.each<[what: string, change: (manifest: { engines: { node: string } }) => void, said: RegExp]>([
  ['no packages', () => {}, /^The packages of the site are missing: run «npm ci» in .*\n$/],
  [
    'an older Node',
    manifest => {
      manifest.engines.node = '>=99'
    },
    /^Node >=99 is needed, this is v\d+.*\n$/
  ]
])('a start is refused in one line: %s', async (what, change, said) => {
  const copy = join(site.elsewhere, what.replaceAll(' ', '-'))
  await mkdir(copy)
  await cp(join(site.release, 'start.mjs'), join(copy, 'start.mjs'))
  const manifest = JSON.parse(await readFile(join(site.release, 'package.json'), 'utf8'))
  change(manifest)
  await writeFile(join(copy, 'package.json'), JSON.stringify(manifest))
  const refused = await site.refused({ DATA_DIR: 'data-5' }, copy)
  expect(refused.said).toMatch(said)
  expect(refused.code).toBe(1)
})
