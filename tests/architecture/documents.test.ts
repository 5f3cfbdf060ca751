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

it('docs/contracts.md names every address that the server answers, and no other', () => {
  const routes = [
    ...readFileSync('server/start/app.ts', 'utf8').matchAll(/app\.(?:get|post|all|use)\('(\/[^']*)'/g),
    ...['server/start/api-routes.ts', 'demo/demo.ts'].flatMap(file => [
      ...readFileSync(file, 'utf8').matchAll(/\['(?:GET|POST)', '(\/[^']*)'/g)
    ])
  ]
  const answered = new Set(routes.map(([, path = '']) => path))
  const [, addresses = ''] = contracts.split('\n## Addresses\n')
  const [table = ''] = addresses.split('\n## ')
  const named = Array.from(table.matchAll(/^\| `(\/[^`]*)` \|/gm), ([, path = '']) => path)
  expect(
    [...answered].filter(path => !named.includes(path)),
    'Add rows to the table below «Addresses».'
  ).toEqual([])
  expect(
    named.filter(path => !answered.has(path)),
    'Take these rows out.'
  ).toEqual([])
})

const commands = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
const namesCommand = (text: string) => (name: string) => new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text)
const rooms = ['build', 'operator', 'authors', 'bench', 'demo'].map(room => `${room}/README.md`)

it('every command of package.json is named by README.md or by the page of the room whose users need it', () => {
  const text = textsOf(['README.md', ...rooms])
    .map(({ text }) => text)
    .join('\n')
  expect(
    commands.filter(name => !namesCommand(text)(name)),
    'Add a row to the table of commands of build, operator, authors or bench.'
  ).toEqual([])
})

it('README.md names at most eight commands: a newcomer reads them all', () => {
  expect(commands.filter(namesCommand(readFileSync('README.md', 'utf8'))).length).toBeLessThanOrEqual(8)
})

it.each(rooms)('each room begins with a page of at most 25 lines: %s', path => {
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(25)
})

const guides = textsOf([
  'README.md',
  'CONTRIBUTING.md',
  ...rooms,
  'docs/*.md',
  'docs/how-to/*.md',
  'docs/decisions/*.md'
])

it.each(guides.map(({ path, text }) => [path, text] as const))('what it names is there: %s', (_path, text) => {
  const named = Array.from(
    text.matchAll(/`((?:app|content|server|demo|build|operator|authors|tests|bench|docs|art|assets)\/[^`*<{ ]*)`/g),
    ([, path = '']) => path
  )
  expect(
    [...new Set(named)].filter(path => !existsSync(path)),
    'Correct the path where the document names it: the file was moved or renamed.'
  ).toEqual([])
})

it.each(guides.map(({ path, text }) => [path, text] as const))(
  'its commands are those of package.json: %s',
  (_path, text) => {
    const named = Array.from(text.matchAll(/npm run ([a-z:-]+)/g), ([, name = '']) => name)
    expect(named.filter(name => !commands.includes(name))).toEqual([])
  }
)

it('documents stay short enough to be read at once', () => {
  const lines = (text: string) => text.trimEnd().split('\n').length
  const long = guides.filter(
    ({ path, text }) =>
      (path === 'README.md' && lines(text) > 60) ||
      (path === 'docs/first-hour.md' && lines(text) > 90) ||
      (path === 'docs/architecture.md' && Buffer.byteLength(text) > 12_000) ||
      (path.startsWith('docs/how-to/') && lines(text) > 40) ||
      (path.startsWith('docs/decisions/') && lines(text) > 40)
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

it.each(
  textsOf(['*.md', 'docs/**/*.md', '{art,build,operator,authors,bench,demo}/*.md']).map(
    ({ path, text }) => [path, text] as const
  )
)('its links lead somewhere: %s', (path, text) => {
  const links = Array.from(text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g), ([, to = '']) =>
    join(dirname(path), to)
  )
  const missing = links.filter(to => !existsSync(to))
  expect(missing).toEqual([])
})

it('docs/decisions/README.md lists each decision once', () => {
  const listed = Array.from(readFileSync('docs/decisions/README.md', 'utf8').matchAll(/\((\d{4}-.*?\.md)\)/g))
  expect(listed.map(([, name]) => `docs/decisions/${name}`)).toEqual(
    textsOf(['docs/decisions/0*.md']).map(({ path }) => path)
  )
})

it('code and documents give the reason of a decision, not its number', () => {
  const byNumber = /\b(?:decisions?|ADR) \[?\d{4}\b|\[0\d{3}\]\(decisions|\((['"`])0\d{3} /i
  const naming = textsOf([
    '{app,server,content,build,operator,authors,demo,bench,tests}/**/*.{ts,tsx,js,css}',
    'docs/*.md'
  ])
  expect(naming.filter(({ text }) => byNumber.test(text)).map(({ path }) => path)).toEqual([])
})
