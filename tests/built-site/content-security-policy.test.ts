import { createHash } from 'node:crypto'
import { it } from 'vitest'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'

const { pages } = await readBuiltSite()

const policyOf = ({ headers }: BuiltPage): Map<string, string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split(';').map(directive => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    })
  )
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineHashes = ({ html }: BuiltPage, element: 'script' | 'style') =>
  elementsOf(html, element)
    .filter(({ attribs }) => !('src' in attribs))
    .map(found => hashOf(textOf(found)))

it.each<[rule: string, element: 'script' | 'style', directive: string]>([
  ['each inline script is allowed by its hash, and no other script is', 'script', 'script-src'],
  ['each inline style is allowed by its hash, and no other style is', 'style', 'style-src']
])('%s', (_rule, element, directive) =>
  expectNoFaults(pages, page => {
    const allowed = (policyOf(page).get(directive) ?? []).filter(value => value.startsWith("'sha256-"))
    const present = new Set(inlineHashes(page, element))
    const missing = [...present].filter(hash => !allowed.includes(hash))
    const unused = allowed.filter(hash => !present.has(hash))
    if (present.size === 0) return `there is no inline ${element}`
    return [...missing.map(hash => `${hash} is not allowed`), ...unused.map(hash => `${hash} allows what is not there`)]
  })
)

it.each<[rule: string, faultOf: (policy: Map<string, string[]>) => string | null]>([
  [
    'what is not named is refused',
    policy =>
      policy.get('default-src')?.join() === "'none'" ? null : `default-src ${policy.get('default-src')?.join(' ')}`
  ],
  [
    "no 'unsafe-inline', no 'unsafe-eval', no wildcard",
    policy => {
      const loose = [...policy.values()].flat().filter(value => /unsafe|^\*$|^https?:$|\*\./.test(value))
      return loose.length ? `it allows ${loose.join(' ')}` : null
    }
  ],
  [
    'the page may be framed by its own origin alone, and no <base> moves its addresses',
    policy => {
      const values = [policy.get('frame-ancestors'), policy.get('base-uri')].map(value => value?.join(' '))
      return values.join() === "'self','none'" ? null : `frame-ancestors and base-uri are ${values.join(' and ')}`
    }
  ]
])('%s', (_rule, faultOf) => expectNoFaults(pages, page => faultOf(policyOf(page))))

it('S6-24 pages have an audience class: they are private, revalidated and never no-store', () =>
  expectNoFaults(pages, ({ headers }) =>
    headers['Cache-Control'] === 'private, no-cache' ? null : `Cache-Control is ${headers['Cache-Control']}`
  ))
