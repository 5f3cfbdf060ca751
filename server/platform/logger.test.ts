import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
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
  const reader = openReader()
  return { reader, writer: open(path, O_WRONLY | O_NONBLOCK), openReader }
}

/** All that comes until nothing has come for a while. */
async function readAll(reader: number): Promise<string> {
  const chunk = Buffer.alloc(100_000)
  let all = ''
  for (let silent = 0; silent < 6; silent += 1) {
    try {
      for (let size = readSync(reader, chunk); size > 0; size = readSync(reader, chunk)) {
        all += chunk.toString('utf8', 0, size)
        silent = 0
      }
    } catch {
      // It is empty now.
    }
    await wait(50)
  }
  return all
}

const closeReader = (fd: number) => closeSync(opened.splice(opened.indexOf(fd), 1)[0] ?? -1)

/** A process that logs three lines, one of them as the last it does, and says its metric. */
const process3Lines = `
  import { createLogger } from ${JSON.stringify(resolve('server/platform/logger.ts'))}
  import { createMetrics } from ${JSON.stringify(resolve('server/platform/metrics.ts'))}
  const logger = createLogger('info')
  logger.info('one')
  logger.fatal('two')
  await new Promise(resolve => setTimeout(resolve, 200))
  console.error((await createMetrics().registry.getSingleMetricAsString('log_lines_lost_total')).split('\\n').at(-1))
  logger.info('three')
  process.exit(0)`

it.each<[log: string, open: () => number, said: string]>([
  ['on a full disk', () => open('/dev/full', O_WRONLY), 'log_lines_lost_total 2\n'],
  [
    'whose reader has gone',
    () => {
      const { reader, writer } = openPipe()
      closeReader(reader)
      return writer
    },
    'log_lines_lost_total 2\n'
  ],
  ['that can be written', () => open('/dev/null', O_WRONLY), 'log_lines_lost_total 0\n']
])('a log %s neither holds a process up nor ends it: its lines are counted', (_log, openLog, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', process3Lines], {
    stdio: ['ignore', openLog(), 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL'
  })
  expect([status, stderr]).toEqual([0, said])
})

it('a log whose reader comes back is written again, from a whole line on', async () => {
  const { reader, writer, openReader } = openPipe()
  const log = createLogDestination(writer)
  log.write('first\n')
  expect(await readAll(reader)).toBe('first\n')
  closeReader(reader)
  log.write('lost\nlost\n')
  await vi.waitFor(() => expect(log.linesLost()).toBe(2))
  const next = openReader()
  log.write('last\n')
  expect(await readAll(next)).toBe('last\n')
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
  const read = (await readAll(reader)).split(/(?<=\n)/)
  expect(read.every(one => one === line)).toBe(true)
  expect(read).toHaveLength(lines - log.linesLost())
})

it('a line that was cut off by a fault does not run into the next', async () => {
  const { reader, writer, openReader } = openPipe()
  const log = createLogDestination(writer)
  log.write(`${'x'.repeat(200_000)}\n`)
  await vi.waitFor(() => expect(readSync(reader, Buffer.alloc(10))).toBe(10))
  closeReader(reader)
  await vi.waitFor(() => expect(log.linesLost()).toBe(1))
  const next = openReader()
  log.write('next\n')
  expect((await readAll(next)).replace(/^x+/, '')).toBe('\nnext\n')
})
