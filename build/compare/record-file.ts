import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Sections } from './sections.ts'

const tables = `
  CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
  CREATE TABLE section (hash TEXT PRIMARY KEY, lines BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE answer (name TEXT PRIMARY KEY, sections TEXT NOT NULL) WITHOUT ROWID;`

/** Which sections an answer has: their hashes by kind. */
export type Hashes = Readonly<Record<string, string>>

/** A new record: an SQLite file in which each line and each section is once, however many answers have it. */
export async function createRecord(file: string) {
  await rm(file, { force: true })
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; ${tables} BEGIN`)
  const addLine = database.prepare('INSERT INTO line (id, text) VALUES (?, ?)')
  const addSection = database.prepare('INSERT OR IGNORE INTO section VALUES (?, ?)')
  const addAnswer = database.prepare('INSERT INTO answer VALUES (?, ?)')
  const ids = new Map<string, number>()
  const known = new Set<string>()
  const idOf = (line: string) => {
    const id = ids.get(line) ?? ids.size + 1
    if (id > ids.size) {
      ids.set(line, id)
      addLine.run(id, line)
    }
    return id
  }
  return {
    write(sections: Sections): Hashes {
      const hashes = Object.entries(sections).map(([kind, lines]) => {
        const hash = createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 20)
        if (!known.has(hash)) addSection.run(hash, deflateRawSync(JSON.stringify(lines.map(idOf))))
        known.add(hash)
        return [kind, hash]
      })
      return Object.fromEntries(hashes)
    },
    add: (name: string, hashes: Hashes): unknown => addAnswer.run(name, JSON.stringify(hashes)),
    close(): void {
      database.exec('COMMIT')
      database.close()
    }
  }
}

/** Opens a record to read it. */
export function openRecord(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const answer = database.prepare('SELECT sections FROM answer WHERE name = ?')
  const section = database.prepare('SELECT lines FROM section WHERE hash = ?')
  const line = database.prepare('SELECT text FROM line WHERE id = ?')
  const textOf = (id: number) => String(line.get(id)?.text)
  return {
    names: (): string[] => Array.from(database.prepare('SELECT name FROM answer').iterate(), row => String(row.name)),
    find(name: string): Hashes | null {
      const row = answer.get(name)
      return row ? JSON.parse(String(row.sections)) : null
    },
    lines(hash: string | undefined): string[] {
      const lines = hash === undefined ? undefined : section.get(hash)?.lines
      if (!(lines instanceof Uint8Array)) return []
      return JSON.parse(inflateRawSync(lines).toString()).map(textOf)
    },
    close: (): void => database.close()
  }
}
