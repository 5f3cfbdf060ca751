import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { siteIds } from '../app/domain/sites/site-id.ts'
import { installTestBrowsers } from './chromium.ts'
import { readArgs } from './run-command.ts'

const bin = (name: string) => join('node_modules', '.bin', name)

/** The tests that `npm test` makes with a sample of pages, languages or screen sizes, here with all. */
const sweptInBrowser = [
  'screens',
  'hydration',
  'without-javascript',
  'languages',
  'picture-sizes',
  'upstreams',
  'journeys'
].map(name => `tests/e2e/${name}.spec.ts`)

/** For one rule over every page of all sites. */
const patienceMs = 20 * 60_000

/**
 * Looks at every page of every site, where `npm test` looks at a sample: the rules of built pages, then each page of the global site, each language and
 * size of screen in a browser. Prints how long it took. Arguments: names of sites, to sweep only those, and `--no-browser`.
 * Ends with 1 where a rule is broken.
 */
export async function sweep(args: readonly string[]): Promise<void> {
  const usage = 'Usage: npm run sweep -- [{site} …] [--no-browser]'
  const { values, positionals: asked } = readArgs(args, { 'no-browser': { type: 'boolean' } }, usage)
  const failed: string[] = []
  const run = async (what: string, program: string, parts: string[], variables: Record<string, string>) => {
    const started = performance.now()
    const child = spawn(program, parts, { stdio: 'inherit', env: { ...process.env, ...variables } })
    const [status] = await once(child, 'close')
    if (status !== 0) failed.push(what)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`── ${what}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  }
  const isOf = (site: string) => asked.includes(site)
  for (const site of asked.length ? siteIds.filter(isOf) : ['all'])
    await run(site, bin('vitest'), ['run', 'tests/built-site', '--reporter=dot', `--testTimeout=${patienceMs}`], {
      SWEEP: site
    })
  if (!values['no-browser']) {
    installTestBrowsers()
    await run('browser', bin('playwright'), ['test', ...sweptInBrowser, '--reporter=dot'], { SWEEP: 'global' })
  }
  console.log(failed.length ? `\nFAILED: ${failed.join(', ')}` : '\nEvery page of every site passed')
  if (failed.length > 0) process.exitCode = 1
}
