import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { constants } from 'node:os'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { formatError } from '../server/platform/format-error.ts'

export type Commands = Readonly<Record<string, (args: readonly string[]) => Promise<unknown>>>

/** Runs the command that the first argument names with the arguments after it. Prints what is wrong and ends with 1 where it throws, or where there is no such command. */
export async function runCommand(commands: Commands): Promise<void> {
  subscribe('child_process', message => endWithUs((message as { process: ChildProcess }).process))
  const [name = '', ...args] = process.argv.slice(2)
  const run = commands[name] ?? (() => Promise.reject(new Error(`Usage: one of ${Object.keys(commands).join(', ')}`)))
  await run(args).catch(error => {
    console.error(formatError(error))
    process.exit(1)
  })
}

const children = new Set<ChildProcess>()

/** A command that is stopped leaves no server behind, and no test run: SIGINT ends both in order. */
function endWithUs(child: ChildProcess): void {
  if (!process.listeners('exit').includes(endChildren)) {
    process.on('exit', endChildren)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
  children.add(child)
  child.once('exit', () => children.delete(child))
}

function endChildren(): void {
  for (const child of children) child.kill('SIGINT')
}

/** Options and positionals of a command by node's `parseArgs`. Throws with the option that is wrong or empty, and the usage. */
export function readArgs<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
  allowPositionals = true
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals })
    const empty = Object.entries(values).find(([, value]) => value === '')
    if (empty) throw new Error(`--${empty[0]}= has no value`)
    return { values, positionals: positionals as readonly string[] }
  } catch (error) {
    const [fault] = (error as Error).message.split(/\.\s/)
    throw new Error(`${fault}. ${usage}`, { cause: error })
  }
}
