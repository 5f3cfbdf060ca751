import { sayFault } from '../server/platform/say-fault.ts'

export type Commands = Readonly<Record<string, (words: readonly string[]) => Promise<unknown>>>

/** Runs the command that the first word of the command line names with the words after it. Prints what is wrong and ends with 1 where it throws, or where there is no such command. */
export async function runCommand(commands: Commands): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2)
  const run = commands[name] ?? (() => Promise.reject(new Error(`Usage: one of ${Object.keys(commands).join(', ')}`)))
  await run(words).catch(error => {
    console.error(sayFault(error))
    process.exit(1)
  })
}
