import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { until } from '../tests/fixtures/site-process.ts'

/** A command with a server that says its id. */
const command = `
  import { spawn } from 'node:child_process'
  import { runCommand } from './build/run-command.ts'
  await runCommand({ async bench() { console.log(spawn('sleep', ['600'], { stdio: 'ignore' }).pid) } })`

const runs = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143]
] as const)('a command that is stopped leaves no server behind: %s', async (signal, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command, 'file', 'bench'], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  expect(runs(Number(line))).toBe(true)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([code, null])
  await until(async () => !runs(Number(line)))
})
