import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild } from './build.ts'
import { installTestBrowsers } from './chromium.ts'
import { postgresqlFolder } from './postgresql.ts'
import { writeMessageTypes } from './vite/messages.ts'

const bin = (name: string) => join('node_modules', '.bin', name)

type Step = { name: string; run: () => boolean | Promise<boolean> }

const command =
  (program: string, ...words: string[]) =>
  () =>
    spawnSync(program, words, { stdio: 'inherit' }).status === 0

const steps: readonly Step[] = [
  {
    name: 'types',
    run: () => {
      writeMessageTypes()
      return command(bin('tsc'), '--noEmit', '-p', '.')()
    }
  },
  { name: 'format', run: command(bin('biome'), 'check', '.') },
  { name: 'lint', run: command(bin('oxlint'), '--type-aware', '--deny-warnings') },
  {
    name: 'dead code',
    // With `--production` what only tests use is dead too.
    run: () => command(bin('knip'))() && command(bin('knip'), '--production')()
  },
  {
    name: 'build',
    run: async () => {
      await ensureBuild()
      return true
    }
  },
  {
    name: 'rules and built site',
    run: () => {
      postgresqlFolder()
      return command(bin('vitest'), 'run')()
    }
  },
  {
    name: 'browser',
    run: () => {
      installTestBrowsers()
      return command(bin('playwright'), 'test')()
    }
  }
]

/** Runs what CI runs, one step after another, and stops at the first that fails. In: names of steps, to run only those. */
export async function runTests(only: readonly string[]): Promise<void> {
  const names = steps.map(({ name }) => name)
  const unknown = only.filter(name => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}: the steps are ${names.join(', ')}`)
  const chosen = only.length ? steps.filter(({ name }) => only.includes(name)) : steps
  for (const { name, run } of chosen) {
    const started = performance.now()
    console.log(`\n── ${name}`)
    const passed = await run()
    console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    if (!passed) process.exit(1)
  }
  console.log(`\n${chosen.length} passed, 0 failed`)
}
