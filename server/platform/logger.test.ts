import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createLogDestination } from './logger.ts'

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants
const folder = mkdtempSync(join(tmpdir(), 'log-'))
const opened: number[] = []
const open = (path: string, flags: number) => {
  const fd = openSync(path, flags)
  opened.push(fd)
  return fd
}

afterEach(() => {
  for (const fd of opened.splice(0)) closeSync(fd)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A pipe with a name, so that its reader can go and come back. */
function openPipe() {
  const path = join(folder, randomUUID())
  execFileSync('sh', ['-c', 'mkfifo "$0"', path])
  const openReader = () => open(path, O_RDONLY | O_NONBLOCK)
  const openWriter = () => open(path, O_WRONLY | O_NONBLOCK)
  const reader = openReader()
  const hasReader = () => {
    try {
      return openWriter() > 0
    } catch {
      return false
    }
  }
  /** Returns once nobody reads: a program that another test starts in this moment has the reader too, until it runs. */
  async function closeReader(): Promise<void> {
    closeSync(opened.splice(opened.indexOf(reader), 1)[0] ?? -1)
    await expect.poll(hasReader).toBe(false)
  }
  return { reader, writer: openWriter(), openReader, closeReader }
}

/** All that comes until it is whole. */
async function readUntil(reader: number, isWhole: (all: string) => boolean): Promise<string> {
  const chunk = Buffer.alloc(100_000)
  let all = ''
  while (!isWhole(all)) {
    try {
      all += chunk.toString('utf8', 0, readSync(reader, chunk))
    } catch {
      // It is empty now.
    }
    await wait(5)
  }
  return all
}

/** A process that logs three lines, one of them as the last it does, and says its metric. */
const process3Lines = `
  import { createLogger } from ${JSON.stringify(resolve('server/platform/logger.ts'))}
  import { createMetrics } from ${JSON.stringify(resolve('server/platform/metrics.ts'))}
  const logger = createLogger('info')
  logger.info('one')
  logger.fatal('two')
  const { registry } = createMetrics()
  const said = async () => (await registry.getSingleMetricAsString('log_lines_lost_total')).split('\\n').at(-1)
  for (const end = Date.now() + 15_000; Date.now() < end && await said() !== process.argv[1]; ) await new Promise(resolve => setTimeout(resolve, 20))
  console.error(await said())
  logger.info('three')
  process.exit(0)`

it.each<[log: string, open: () => number | Promise<number>, said: string]>([
  ['on a full disk', () => open('/dev/full', O_WRONLY), 'log_lines_lost_total 2'],
  [
    'whose reader has gone',
    async () => {
      const { writer, closeReader } = openPipe()
      await closeReader()
      return writer
    },
    'log_lines_lost_total 2'
  ],
  ['that can be written', () => open('/dev/null', O_WRONLY), 'log_lines_lost_total 0']
])('a log %s neither holds a process up nor ends it: its lines are counted', async (_log, openLog, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', process3Lines, said], {
    stdio: ['ignore', await openLog(), 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL'
  })
  expect([status, stderr.trim()]).toEqual([0, said])
})

it('a log whose reader comes back is written again, from a whole line on', async () => {
  const { reader, writer, openReader, closeReader } = openPipe()
  const log = createLogDestination(writer)
  log.write('first\n')
  expect(await readUntil(reader, all => all.endsWith('\n'))).toBe('first\n')
  await closeReader()
  log.write('lost\nlost\n')
  await expect.poll(() => log.linesLost()).toBe(2)
  const next = openReader()
  log.write('last\n')
  expect(await readUntil(next, all => all.endsWith('last\n'))).toBe('last\n')
})

it('what waits for a slow reader is bounded; each line comes whole, or is counted', async () => {
  const { reader, writer } = openPipe()
  const log = createLogDestination(writer)
  const line = `${'x'.repeat(99_999)}\n`
  const lines = 40
  for (let count = 0; count < lines; count += 1) {
    log.write(line)
    await wait(2)
  }
  expect(log.linesLost()).toBeGreaterThan(lines / 2)
  const kept = line.length * (lines - log.linesLost())
  const read = (await readUntil(reader, all => all.length >= kept)).split(/(?<=\n)/)
  expect(read.every(one => one === line)).toBe(true)
  expect(read).toHaveLength(lines - log.linesLost())
})

it('a line that was cut off by a fault does not run into the next', async () => {
  const { reader, writer, openReader, closeReader } = openPipe()
  const log = createLogDestination(writer)
  log.write(`${'x'.repeat(200_000)}\n`)
  await expect.poll(() => readSync(reader, Buffer.alloc(10))).toBe(10)
  await closeReader()
  await expect.poll(() => log.linesLost()).toBe(1)
  const next = openReader()
  log.write('next\n')
  expect((await readUntil(next, all => all.endsWith('next\n'))).replace(/^x+/, '')).toBe('\nnext\n')
})
