import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeAtomically } from '../write-atomically.ts'

/** Keeps the last good answer of one upstream as a file, so that a restart has it while the upstream is gone. */
export type LastGoodFile<Value> = {
  /** The answer that was kept; null where there is none, it cannot be read, is not valid any more, or came from another address. */
  read(): Promise<Value | null>
  /** Puts an answer in the file's place, whole. Throws where the folder cannot be written. */
  write(value: Value): Promise<void>
}

type Settings<Value> = {
  folder: string
  name: string
  /** The upstream's address: an answer of another one is not taken up. It may hold a secret, and stands in the file as a hash. */
  url: string
  schema: v.GenericSchema<unknown, Value>
}

/** The file of one upstream below a folder. In: the folder, the record's name, the upstream's address, and what an answer must be. */
export function lastGoodFile<Value>({ folder, name, url, schema }: Settings<Value>): LastGoodFile<Value> {
  const path = join(folder, `${name}.json`)
  const from = createHash('sha256').update(url).digest('hex')
  const kept = v.object({ from: v.literal(from), value: schema })
  return {
    async read() {
      try {
        const result = v.safeParse(kept, JSON.parse(await readFile(path, 'utf8')))
        return result.success ? result.output.value : null
      } catch {
        return null
      }
    },
    write: value => writeAtomically(path, JSON.stringify({ from, value }))
  }
}
