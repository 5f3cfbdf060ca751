import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { environmentSchema } from '../../app/site/config/environment.schema.ts'
import { textsOf } from './sources.ts'

const contracts = readFileSync('docs/contracts.md', 'utf8')
const environment = contracts.split('\n## Environment\n')[1] ?? ''
const named = Array.from(environment.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name)

it('docs/contracts.md names every environment variable, once, and no other', () => {
  const known = Object.keys(environmentSchema.entries)
  expect(
    known.filter(name => !named.includes(name)),
    'Add rows to the table below «Environment».'
  ).toEqual([])
  expect(
    named.filter((name, index) => !known.includes(name ?? '') || named.indexOf(name) !== index),
    'Take these rows out.'
  ).toEqual([])
})

it('docs/contracts.md names every address that the server answers', () => {
  const routes = [
    ...readFileSync('server/app.ts', 'utf8').matchAll(/app\.(?:get|post|all|use)\('(\/[^']*)'/g),
    ...readFileSync('server/api-routes.ts', 'utf8').matchAll(/\['(?:GET|POST)', '(\/[^']*)'/g)
  ]
  expect(routes.length).toBeGreaterThan(6)
  const missing = routes.map(([, path = '']) => path).filter(path => !contracts.includes(`| \`${path}\` |`))
  expect(missing, 'Add a row to the table below «Addresses».').toEqual([])
})

it('README.md names every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const readme = readFileSync('README.md', 'utf8')
  const missing = Object.keys(scripts).filter(name => !new RegExp(`npm (run )?${name}\\b`).test(readme))
  expect(missing, 'Add a row to the table of commands.').toEqual([])
})

it.each(textsOf(['*.md', 'docs/**/*.md', 'art/*.md']).map(({ path, text }) => [path, text] as const))(
  'its links lead somewhere: %s',
  (path, text) => {
    const links = Array.from(text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g), ([, to = '']) =>
      join(dirname(path), to)
    )
    const missing = links.filter(to => !existsSync(to))
    expect(missing).toEqual([])
  }
)
