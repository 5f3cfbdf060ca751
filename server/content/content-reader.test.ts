import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copyOfContent } from '../../tests/fixtures/copy-of-content.ts'
import { readContent } from './content-reader.ts'
import type { ParsedFiles } from './folder-reader.ts'

const directory = await copyOfContent()
afterAll(() => rm(directory, { recursive: true }))

it('an edit shows within a second, because no other file is parsed and checked again', async () => {
  const parsed: ParsedFiles = new Map()
  await readContent(directory, parsed)
  const before = new Map([...parsed].map(([file, entry]) => [file, { ...entry }]))
  const edited = 'pages/about-us/fr.yaml'
  await appendFile(join(directory, edited), '\n# an edit\n')
  await readContent(directory, parsed)
  const again = [...parsed].filter(([file, { result, unknown, claimed }]) => {
    const known = before.get(file)
    return (
      known?.result !== result || known.unknown?.faults !== unknown?.faults || known.claimed?.faults !== claimed?.faults
    )
  })
  expect(again.map(([file]) => file)).toEqual([edited])
})
