import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

type Program = 'pg_dump' | 'pg_restore' | 'psql'
type Call = { name: Program; words: readonly string[] }

/** Runs a program of PostgreSQL, or two with the output of the first as the input of the second. Throws with the last line that the failed one said. */
export async function runPrograms(url: string, ...calls: readonly [Call] | readonly [Call, Call]): Promise<void> {
  const { address, password } = withoutPassword(url)
  const children = calls.map(({ name, words }) => {
    const child = spawn(
      programOf(name),
      words.map(word => word.replace('{url}', address)),
      {
        env: { ...process.env, ...(password && { PGPASSWORD: password }), PGAPPNAME: 'website-backup' },
        stdio: 'pipe'
      }
    )
    const said = text(child.stderr)
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', error => reject(new Error(missing(name, error))))
      child.on('exit', resolve)
    })
    return { name, child, said, ended }
  })
  const [first, second] = children
  if (!first) return
  first.child.stdin.end()
  const last = second ?? first
  last.child.stdout.resume()
  const piped = second ? pipeline(first.child.stdout, second.child.stdin).catch(() => {}) : null
  const codes = await Promise.all(children.map(({ ended }) => ended))
  await piped
  for (const [index, { name, said }] of children.entries()) {
    if (codes[index] === 0) continue
    throw new Error(`${name}: ${(await said).trim().split('\n').at(-1) || `ended with ${codes[index]}`}`)
  }
}

/** Of `POSTGRESQL_BIN`, the newest that is installed in the usual place, or the one of the path. */
function programOf(name: Program): string {
  const folders = [process.env.POSTGRESQL_BIN, ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()]
  const folder = folders.find(each => each && existsSync(join(each, name)))
  return folder ? join(folder, name) : name
}

const missing = (name: Program, { message }: Error) =>
  `${name} does not run (${message}): install PostgreSQL's client programs, or set POSTGRESQL_BIN to their folder`

/** A password on a command line can be read by every user of the machine. */
function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}
