import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildsFolder, currentBuildId } from '../../server/platform/builds.ts'

it.each(['render.js', 'documents.js'])('%s, which stays in memory, takes one byte a letter', file => {
  const code = readFileSync(join(buildsFolder, currentBuildId(), 'server', file), 'utf8')
  expect(code).toMatch(/^[\0-\x7f]+$/)
})
