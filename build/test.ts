import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { ensureBuild } from './build.ts'
import { installTestBrowsers } from './chromium.ts'
import { nginxProgram } from './nginx.ts'
import { postgresqlFolder } from './postgresql.ts'
import { writeMessageTypes } from './vite/messages.ts'

type Result = { passed: boolean; output: string }
type Step = { name: string; run: () => Promise<Result> }

/** Runs a program. Out: whether it passed, and what it wrote, where that was not shown while it ran. */
const command = (program: string, words: readonly string[], shown: boolean): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', status => resolve({ passed: status === 0, output }))
  })

const failedBy = (error: unknown): Result => ({ passed: false, output: String(error) })

const tool = (name: string, ...words: readonly string[]) => command(join('node_modules', '.bin', name), words, false)
const suite = (name: string, ...words: readonly string[]) => command(join('node_modules', '.bin', name), words, true)

/** Each takes one core or less: two run at a time. The longest first. */
const checks: readonly Step[] = [
  { name: 'build', run: () => ensureBuild().then(() => ({ passed: true, output: '' }), failedBy) },
  {
    name: 'types',
    run: () => {
      writeMessageTypes()
      return tool('tsc', '--noEmit', '-p', '.')
    }
  },
  { name: 'lint', run: () => tool('oxlint', '--type-aware', '--deny-warnings') },
  {
    name: 'dead-code',
    // With `--production` what only tests use is dead too.
    run: async () => {
      const whole = await tool('knip')
      return whole.passed ? tool('knip', '--production') : whole
    }
  },
  { name: 'format', run: () => tool('biome', 'check', '.') }
]

/** Each takes two cores. */
const suites: readonly Step[] = [
  {
    name: 'tests',
    run: () => {
      postgresqlFolder()
      nginxProgram()
      return suite('vitest', 'run')
    }
  },
  {
    name: 'browser',
    run: () => {
      installTestBrowsers()
      return suite('playwright', 'test')
    }
  }
]

/** Runs what CI runs: checks and build side by side, then the tests, with the time of each. `only` names steps to run. */
export async function runTests(only: readonly string[]): Promise<void> {
  const names = [...checks, ...suites].map(({ name }) => name)
  const unknown = only.filter(name => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}: the steps are ${names.join(', ')}`)
  const isChosen = ({ name }: Step) => only.length === 0 || only.includes(name)
  const table: { name: string; passed: boolean; seconds: number }[] = []
  const timed = async ({ name, run }: Step) => {
    const started = performance.now()
    const { passed, output } = await run()
    const seconds = (performance.now() - started) / 1000
    table.push({ name, passed, seconds })
    console.log(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n${output}`)
    return passed
  }
  const started = performance.now()
  const twoAtATime = pLimit(2)
  const checked = await Promise.all(checks.filter(isChosen).map(step => twoAtATime(() => timed(step))))
  let passed = checked.every(Boolean)
  for (const step of suites.filter(isChosen)) passed &&= await timed(step)
  console.log(durations(table, (performance.now() - started) / 1000))
  if (!passed) process.exitCode = 1
}

function durations(table: readonly { name: string; passed: boolean; seconds: number }[], all: number): string {
  const line = (name: string, seconds: number, end = '') =>
    `${name.padEnd(24)}${seconds.toFixed(1).padStart(8)} s${end}`
  const failed = table.filter(({ passed }) => !passed).length
  return [
    ...table.map(({ name, passed, seconds }) => line(name, seconds, passed ? '' : '  FAILED')),
    line('all, two cores', all, `  ${table.length - failed} passed, ${failed} failed`)
  ].join('\n')
}
