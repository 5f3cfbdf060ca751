import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { installTestBrowsers } from './chromium.ts'
import { dearestFiles } from './file-times.ts'
import { nginxProgram, postgresqlFolder, promtoolProgram } from './programs.ts'
import { writeMessageTypes } from './vite/messages.ts'

/** The groups of tests, by who uses them: the website's visitors, its operator, those who look at the demo. */
const groups = ['website', 'operator', 'demo'] as const
type Group = (typeof groups)[number]

const bin = (name: string) => join('node_modules', '.bin', name)
const site = [process.execPath, ...process.execArgv, join('build', 'run.ts')] as const

/** One program of a step. */
type Call = readonly [program: string, ...args: string[]]
type Step = { name: string; of: readonly Group[]; prepare?: () => unknown; calls: (groups: readonly Group[]) => Call[] }
/** `processor` is user and system time with all child processes, NaN where the system does not tell. */
type Ran = { name: string; passed: boolean; seconds: number; processor: number }

/** Each takes one core or less: two run at a time. The longest first. */
const checks: readonly Step[] = [
  { name: 'build', of: groups, calls: () => [[...site, 'compile']] },
  { name: 'types', of: ['website'], prepare: writeMessageTypes, calls: () => [[bin('tsc'), '--noEmit', '-p', '.']] },
  { name: 'lint', of: ['website'], calls: () => [[bin('oxlint'), '--type-aware', '--deny-warnings']] },
  // With `--production` what only tests use is dead too.
  { name: 'dead-code', of: ['website'], calls: () => [[bin('knip')], [bin('knip'), '--production']] },
  { name: 'format', of: ['website'], calls: () => [[bin('biome'), 'check', '.']] }
]

/** Each takes two cores. */
const suites: readonly Step[] = [
  {
    name: 'tests',
    of: groups,
    prepare: () => [postgresqlFolder(), nginxProgram(), promtoolProgram()],
    calls: of => [[bin('vitest'), 'run', ...vitestArgs(of)]]
  },
  {
    name: 'browser',
    of: ['website', 'demo'],
    prepare: installTestBrowsers,
    calls: of => [[bin('playwright'), 'test', ...playwrightArgs(of)]]
  }
]

/** Tests of the operator and of the demo are in their rooms, all others are the website's. */
function vitestArgs(of: readonly Group[]): string[] {
  const rooms = groups.filter(group => group !== 'website')
  return of.includes('website')
    ? rooms.filter(room => !of.includes(room)).map(room => `--exclude=${room}/**`)
    : of.map(room => `${room}/`)
}

const playwrightArgs = (of: readonly Group[]): string[] => [
  ...(of.includes('website') ? ['tests/e2e'] : []),
  ...(of.includes('demo') ? ['demo/tests'] : [])
]

/**
 * Runs what CI runs: checks and build side by side, then the tests. Prints the seconds of each step by the clock and of the processor, and the dearest test files.
 * In: names of groups and of steps, to run those alone. Ends with 1 where something fails.
 */
export async function runTests(args: readonly string[]): Promise<void> {
  const names: readonly string[] = [...checks, ...suites].map(({ name }) => name)
  const unknown = args.filter(arg => !names.includes(arg) && !groups.some(group => group === arg))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: groups are ${groups.join(', ')}, steps ${names.join(', ')}`)
  const asked = groups.filter(group => args.includes(group))
  const of = asked.length > 0 ? asked : groups
  const only = args.filter(arg => names.includes(arg))
  const isChosen = (step: Step) =>
    (only.length === 0 || only.includes(step.name)) && step.of.some(group => of.includes(group))
  const table: Ran[] = []
  const run = async (step: Step, shown: boolean) => {
    const ran = await runStep(step, of, shown)
    table.push(ran)
    return ran.passed
  }
  const started = performance.now()
  const twoAtATime = pLimit(2)
  const checked = await Promise.all(checks.filter(isChosen).map(step => twoAtATime(() => run(step, false))))
  let passed = checked.every(Boolean)
  for (const step of suites.filter(isChosen)) passed &&= await run(step, true)
  console.log(reportOf(table, (performance.now() - started) / 1000))
  if (!passed) process.exitCode = 1
}

/** Runs the programs of a step until one fails. What was not shown while it ran is printed at the end. */
async function runStep({ name, prepare, calls }: Step, of: readonly Group[], shown: boolean): Promise<Ran> {
  const started = performance.now()
  let output = ''
  let processor = 0
  let passed = true
  try {
    prepare?.()
    for (const call of calls(of)) {
      if (!passed) break
      const ran = await runProgram(call, shown)
      passed = ran.passed
      output += ran.output
      processor += ran.processor
    }
  } catch (error) {
    passed = false
    output += String(error)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n${output}`)
  return { name, passed, seconds, processor }
}

/** The processor seconds of all child processes that have ended, of each with its own, as Linux counts them. */
function childSeconds(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}

let counted = childSeconds()

const runProgram = ([program, ...args]: Call, shown: boolean) =>
  new Promise<{ passed: boolean; output: string; processor: number }>((resolve, reject) => {
    const stream = shown ? 'inherit' : 'pipe'
    const child = spawn(program, args, { stdio: ['ignore', stream, stream] })
    let output = ''
    let processor = 0
    for (const pipe of [child.stdout, child.stderr])
      pipe?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    // Processor time since another child ended is of this one.
    child.on('exit', () => {
      const now = childSeconds()
      processor = now - counted
      counted = now
    })
    child.on('close', status => resolve({ passed: status === 0, output, processor }))
  })

const dearest = 20

function reportOf(table: readonly Ran[], all: number): string {
  const failed = table.filter(({ passed }) => !passed).length
  const processor = table.reduce((sum, ran) => sum + ran.processor, 0)
  const line = (name: string, seconds: number, ofProcessor: number, end: string) =>
    `${name.padEnd(24)}${seconds.toFixed(1).padStart(8)} s ${ofProcessor.toFixed(1).padStart(8)} s of the processor${end}`
  return [
    `The ${dearest} dearest test files (tests: of the processor, browser: of a worker)`,
    ...dearestFiles(
      table.map(({ name }) => name).filter(name => suites.some(suite => suite.name === name)),
      dearest
    ),
    '',
    ...table.map(ran => line(ran.name, ran.seconds, ran.processor, ran.passed ? '' : '  FAILED')),
    line('all', all, processor, `  ${table.length - failed} passed, ${failed} failed`)
  ].join('\n')
}
