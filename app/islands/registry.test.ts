import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'

const { program, module } = parseSync('registry.tsx', readFileSync('app/islands/registry.tsx', 'utf8'))
const imported = module.staticImports.flatMap(
  ({ moduleRequest }) => /[^/]+(?=\.island\.tsx$)/.exec(moduleRequest.value)?.[0] ?? []
)

it('S1-7 "Islands: keys `players-online`, `featured-tournaments`, `monthly-rewards`, `community-spotlight`"', () => {
  expect(keysOf('islands')).toEqual([
    'players-online',
    'featured-tournaments',
    'monthly-rewards',
    'community-spotlight'
  ])
})

it('every component that is called an island is registered, by the name of its file, and nothing else is', () => {
  const files = globSync('app/**/*.island.tsx').map(file => basename(file, '.island.tsx'))
  expect(imported.sort()).toEqual(files.sort())
  expect(keysOf('islands').sort()).toEqual(files)
})

/** The keys of the exported object of a name. */
function keysOf(name: string): string[] {
  return program.body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    const found = statement.declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (found?.init?.type !== 'ObjectExpression') return []
    return found.init.properties.flatMap(property =>
      property.type === 'Property' && property.key.type === 'Literal' ? String(property.key.value) : []
    )
  })
}
