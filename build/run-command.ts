import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { formatError } from '../server/platform/format-error.ts'

export type Commands = Readonly<Record<string, (args: readonly string[]) => Promise<unknown>>>

/** Runs the command that the first argument names with the arguments after it. Prints what is wrong and ends with 1 where it throws, or where there is no such command. */
export async function runCommand(commands: Commands): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const run = commands[name] ?? (() => Promise.reject(new Error(`Usage: one of ${Object.keys(commands).join(', ')}`)))
  await run(args).catch(error => {
    console.error(formatError(error))
    process.exit(1)
  })
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
