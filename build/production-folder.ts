import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { readEnvironment } from '../app/site/config/environment.ts'
import { readContent } from '../server/content/content-reader.ts'
import { prerender } from '../server/pages/prerender.ts'
import { buildsFolder, noteCheckedContent, switchBuild } from '../server/platform/builds.ts'
import { noteRelease } from '../server/platform/release.ts'
import { createRendering } from '../server/start/rendering.ts'
import { addressTableFile } from '../server/visitor/address-lookup.ts'
import { ensureBuild } from './build.ts'
import { lockBuild } from './build-lock.ts'
import { refuseForeign, replaceFolder } from './output-folder.ts'
import { presentCommit } from './present-commit.ts'
import { productionLock } from './production-lock.ts'
import { readArgs } from './run-command.ts'
import { serverEnvironment, serverFlags } from './server-flags.data.ts'
import { asciiPlugin } from './vite/ascii.ts'

/** The oldest Node that the bundled server runs on. */
const node = '>=24'
/** The file that starts the site; a folder without it was not made here, and is not replaced. */
const startFile = 'start.mjs'

const usage = 'Usage: npm run build -- [--out={folder}]'

/** Builds the site, renders every page once, and puts all that a server needs into one folder: `production`, or the one that `--out=` names. */
export async function buildProduction(args: readonly string[]): Promise<void> {
  const { out = 'production' } = readArgs(args, { out: { type: 'string' } }, usage, false).values
  const reason = 'was not made by a build: name another folder by --out='
  await refuseForeign(out, names => names.includes(startFile), reason)
  const unlock = await lockBuild(`${out}.lock`, { waits: false })
  try {
    const sources = presentCommit()
    const id = await ensureBuild({ waits: false })
    await prerenderAll()
    await makeProductionFolder(id, out, sources)
  } finally {
    await unlock()
  }
  console.log(
    `${out} has all that a server needs: take it there, «npm ci» in it, «node ${startFile}» with DATA_DIR set.`
  )
}

/** Puts a build, and the commit of its sources, into a folder in one step: it is complete there, or as it was before. */
export async function makeProductionFolder(id: string, out: string, sources = presentCommit()): Promise<void> {
  const partial = `${out}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  await bundle('server/start/main.ts', 'main.js', join(partial, 'server'))
  await bundle('operator/operator.ts', 'operator.js', join(partial, 'server'))
  await bundle('operator/tracing.ts', 'tracing.js', join(partial, 'tracing'))
  await cp(join(buildsFolder, id), join(partial, buildsFolder, id), { recursive: true })
  await switchBuild(id, join(partial, buildsFolder))
  const { version } = await readContent('content')
  await noteCheckedContent(version, join(partial, buildsFolder))
  const madeAt = new Date().toISOString()
  await noteRelease({ build: id, ...sources, madeAt, content: version }, join(partial, buildsFolder))
  for (const part of ['content', 'demo', join('assets', 'brand'), join('assets', 'fonts')])
    await cp(part, join(partial, part), { recursive: true, filter: from => !/\.tsx?$/.test(from) })
  for (const file of [addressTableFile, 'LICENSE', 'THIRD-PARTY-NOTICES.md']) await cp(file, join(partial, file))
  await cp(join('deploy', startFile), join(partial, startFile))
  await writePackage(partial)
  await writeTracingPackage(join(partial, 'tracing'))
  for (const part of [partial, join(partial, 'tracing')])
    await writeFile(join(part, 'sbom.cdx.json'), listPackages(part))
  await replaceFolder(out, partial)
}

/** One script of a program's sources: it starts sooner than hundreds of files whose types node strips, and takes less memory. */
async function bundle(entry: string, name: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [asciiPlugin()],
    build: {
      ssr: entry,
      outDir: resolve(folder),
      emptyOutDir: false,
      target: 'node24',
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } }
    }
  })
}

/** The manifest that npm reads: the packages that the server runs with, and how it is started. */
export async function writePackage(folder: string): Promise<void> {
  const { dependencies } = await ownPackage()
  const scripts = { start: `node ${startFile}` }
  const config = { flags: serverFlags, environment: serverEnvironment }
  await writeManifest(folder, dependencies, { scripts, config })
}

/** The same for the preload of tracing, which an operator may install: it is half as large as all that the server runs with. */
export async function writeTracingPackage(folder: string): Promise<void> {
  const { devDependencies } = await ownPackage()
  const own = Object.entries(devDependencies).filter(([name]) => name.startsWith('@opentelemetry/'))
  await writeManifest(folder, Object.fromEntries(own))
}

type Manifest = { name: string; version: string; license: string } & Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const ownPackage = async (): Promise<Manifest> => JSON.parse(await readFile('package.json', 'utf8'))

async function writeManifest(folder: string, dependencies: Record<string, string>, more: object = {}): Promise<void> {
  const { name, version, license } = await ownPackage()
  const root = { name, version, license, dependencies, engines: { node } }
  const lock = productionLock(JSON.parse(await readFile('package-lock.json', 'utf8')), root)
  const manifest = { ...root, private: true, type: 'module', ...more }
  for (const [file, value] of Object.entries({ 'package.json': manifest, 'package-lock.json': lock }))
    await writeFile(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
}

/** The packages of a folder's lock file, with versions, hashes and licences, for an operator's scanners: CycloneDX by npm's own command, which names the whole by its folder. */
export function listPackages(folder: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const made = execFileSync(npm, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  const bill = JSON.parse(made)
  bill.metadata.component.name = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** Renders every page once for each audience class that sees another one, and prints the cost. Throws for a broken page, which fails the build. */
async function prerenderAll(): Promise<void> {
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  const started = performance.now()
  const addresses = new Set<object>()
  let renders = 0
  try {
    for await (const { address } of prerender(renderer)) {
      addresses.add(address)
      renders += 1
    }
  } finally {
    content.close()
  }
  const ms = performance.now() - started
  console.log(
    `${addresses.size} pages in ${renders} renders: ${(ms / 1000).toFixed(1)} s, ${(ms / renders).toFixed(1)} ms each`
  )
}
