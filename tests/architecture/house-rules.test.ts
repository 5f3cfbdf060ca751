import { basename, extname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { type Source, sourcesOf, textsOf } from './sources.ts'

const folders = '{app,content,demo,server,build,operator,authors,tests,bench}'
const code = textsOf([`${folders}/**/*.{ts,tsx,mjs,js,css}`])
const everything = textsOf([
  `${folders}/**/*.{ts,tsx,mjs,js,css,json,yaml,md,svg}`,
  '{art,assets,docs}/**/*.{md,py,svg}',
  '*.{md,json,ts}',
  '.ci/*',
  '.*.json'
]).filter(({ path }) => path !== 'package-lock.json')

const pathsOf = (sources: readonly Source[]) => sources.map(({ path }) => path)
const hasText = (pattern: RegExp) => (source: Source) => pattern.test(source.text)

describe('names', () => {
  const unwanted = [
    'utils',
    'helpers',
    'common',
    'shared',
    'misc',
    'lib',
    'core',
    'hooks',
    'types',
    'constants',
    'index'
  ]

  it.each(unwanted.map(name => [name]))('no folder and no file of code is called %s', name => {
    const called = pathsOf(everything).filter(path => path.split('/').some(word => word.split('.')[0] === name))
    expect(called, 'Name it by what it holds, in the specification’s own words.').toEqual([])
  })

  it('"kebab-case files"', () => {
    const odd = pathsOf(code).filter(path => !path.split('/').every(word => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(word)))
    expect(odd).toEqual([])
  })

  it('"over 250 split", data files excepted', () => {
    const long = code.filter(({ path, text }) => !/\.(data|gen)\.ts$/.test(path) && text.split('\n').length > 251)
    expect(pathsOf(long), 'Split the file by what its parts decide.').toEqual([])
  })

  it('"the brand’s name is typed in one file only"', () => {
    const words = [...new Set([siteConfiguration.brandAlias, ...siteConfiguration.brand.split(' ').slice(0, 1)])]
    const naming = everything.filter(hasText(new RegExp(words.join('|'), 'i')))
    expect(pathsOf(naming), 'Write {brand} in content and messages; read siteConfiguration in code.').toEqual([
      'app/site/config/site-configuration.data.ts'
    ])
  })
})

describe('code', () => {
  it('app has no default exports', () => {
    const exporting = sourcesOf('app', 'demo').filter(hasText(/^export default\b|^export \{[^}]*\b(?:as )?default\b/m))
    expect(pathsOf(exporting), 'Export it by its name.').toEqual([])
  })

  it('"No style attributes": the security policy would block them', () => {
    const styled = sourcesOf('app', 'demo', 'server').filter(
      source => ['.ts', '.tsx'].includes(extname(source.path)) && /\sstyle=["'{$]/.test(source.text)
    )
    expect(
      pathsOf(styled),
      'Give the element a class and write the rule in the style sheet beside the component.'
    ).toEqual([])
  })

  it('"CLS 0": no measure in ch, whose width changes when the page’s own font arrives', () => {
    const sheets = code.filter(({ path }) => path.startsWith('app/') && path.endsWith('.css'))
    expect(
      pathsOf(sheets.filter(hasText(/\dch\b/))),
      'Say it in em: 1ch is 0.66em of body text, 0.42em of headings.'
    ).toEqual([])
  })

  it('a rule for all elements of a kind is in app/ui/styles: from another sheet it could come after the first paint', () => {
    const sheets = code.filter(({ path }) => /^app\/(?!ui\/styles\/).*\.css$/.test(path))
    expect(pathsOf(sheets.filter(hasText(/^[a-z*][^.[#{}\n]*\{/m)))).toEqual([])
  })

  it('x.ts knows "no DOM, clock, fetch": its facts are handed in', () => {
    const pure = sourcesOf('app').filter(
      ({ path }) =>
        path.endsWith('.ts') && !path.startsWith('app/browser/') && !/\.(client|server)\.ts$|^use-/.test(basename(path))
    )
    const impure = pure.filter(({ text }) => globals.test(withoutCommentsAndStrings(text)))
    expect(pathsOf(impure), 'Take the element, the instant or the answer as an argument.').toEqual([])
  })

  it('no file names a folder of one person’s machine', () => {
    const naming = everything.filter(hasText(/(?<![\w.*-])\/(?:home|Users|root|work|private)\/\w/))
    expect(
      pathsOf(naming).filter(path => !path.endsWith('.css')),
      'Write the path from the project’s folder.'
    ).toEqual([])
  })
})

const globals =
  /(?<![\w.$])(?:document|window|navigator|location|localStorage|sessionStorage|process|globalThis)\s*[.[]|(?<![\w.$])(?:fetch|setTimeout|setInterval|requestAnimationFrame)\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/

const withoutCommentsAndStrings = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/'(?:\\.|[^'\\\n])*'/g, "''")
