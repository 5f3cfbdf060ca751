import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { type Environment, readEnvironment } from '../../app/site/config/environment.ts'
import { refuseForeign, replaceFolder } from '../../build/output-folder.ts'
import { readArgs } from '../../build/run-command.ts'
import type { Content } from '../../content/content.ts'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { createRendering, type Rendering } from '../../server/start/rendering.ts'
import { manifestName, manifestStart, writeExport } from './write-export.ts'

const usage = 'Usage: npm run export -- {folder} [--sites=global,ontario]'

type Settings = {
  variables?: NodeJS.ProcessEnv
  content?: Content
  /** Tests export a few pages. */
  pages?: readonly string[]
  log?: (line: string) => void
}

/**
 * Writes every page, payload and file of every site, or of those that are named, for each audience class, with the configuration of a CDN, into a folder:
 * it is complete there, or as it was before. Throws for a folder of others, where the kill switch cannot be read, and where it is over before it is ready.
 */
export async function runExport(args: readonly string[], settings: Settings = {}): Promise<void> {
  const { variables = process.env, content, pages: paths = null, log = console.log } = settings
  const started = performance.now()
  const { out, sites } = readTarget(args)
  await refuseForeign(out, () => isExport(out), 'is no export: name another folder')
  const environment = readEnvironment({ LOG_LEVEL: 'error', ...variables })
  const instant = environment.CLOCK ?? new Date()
  const rendering = await createRendering(environment, { now: () => instant, ...(content && { content }) })
  await mkdir(dirname(out), { recursive: true })
  const partial = await mkdtemp(`${out}.`)
  try {
    await readWithdrawals(rendering, environment)
    const { pages, files, bytes, expires } = await writeExport(partial, { sites, paths }, rendering.renderer)
    const ms = performance.now() - started
    const seconds = (ms / 1000).toFixed(0)
    if (expires !== null && instant.getTime() + ms >= Date.parse(expires))
      throw new Error(
        `It was ready after ${seconds} s, past its own end at ${expires}, and is not put in place: begin right after a half hour, on a machine that has time, or make fewer sites at once (--sites=)`
      )
    await chmod(partial, 0o755)
    await replaceFolder(out, partial)
    log(
      `${out}: ${pages} pages, ${files} files, ${(bytes / 1e6).toFixed(0)} MB in ${seconds} s. Make it anew before ${expires ?? 'an edit'}.`
    )
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    rendering.content.close()
  }
}

function readTarget(args: readonly string[]): { out: string; sites: readonly SiteId[] } {
  const { values, positionals } = readArgs(args, { sites: { type: 'string' } }, usage)
  const [out, ...others] = positionals
  if (!out || others.length > 0) throw new Error(usage)
  const named = values.sites?.split(',') ?? siteIds
  const unknown = named.filter(name => !siteIds.some(id => id === name))
  if (unknown.length > 0) throw new Error(`There is no site ${unknown.join(', ')}: the sites are ${siteIds.join(', ')}`)
  return { out: out.replace(/\/+$/, ''), sites: siteIds.filter(id => named.includes(id)) }
}

/** An export has a manifest that begins so. */
async function isExport(out: string): Promise<boolean> {
  const manifest = await readFile(join(out, manifestName), 'utf8').catch(() => '')
  return manifest.startsWith(manifestStart)
}

/** The kill switch counts in an export too. */
async function readWithdrawals({ withdrawals, logger }: Rendering, environment: Environment): Promise<void> {
  const database = await openDatabase(environment, logger, () => new Date())
  try {
    await database.probe()
    const following = await withdrawals.follow(database)
    await following.stop()
  } finally {
    await database.close()
  }
}
