import { expect, it } from 'vitest'
import { headerLines, normalise } from './sections.ts'

const run = { port: 4321, buildId: '0a46031' }

it.each<[rule: string, text: string, recorded: string]>([
  ['a build has an id', '<html data-build="0a46031">', '<html data-build="BUILD">'],
  ['an island is named by what it holds', '"id":"0a46031.6477fa793404b00086a0"', '"id":"BUILD.HASH"'],
  ['each record has its port', 'http://belgium.localhost:4321/fr/', 'http://belgium.localhost:3000/fr/'],
  ['a file is named by its bytes', 'src="/assets/globe-B-2o_4Z9.svg"', 'src="/assets/globe-HASH.svg"'],
  [
    'of pictures too',
    '/assets/felt-320-0c1a910d-q62--CpMew_-.webp 320w, /assets/felt-640-0c1a910d-q62-wIwv00Ku.webp 640w',
    '/assets/felt-320-0c1a910d-q62-HASH.webp 320w, /assets/felt-640-0c1a910d-q62-HASH.webp 640w'
  ],
  [
    'an address that is no file of the build stays',
    '/sample-scripts/analytics-12345678.js',
    '/sample-scripts/analytics-12345678.js'
  ]
])('%s', (_rule, text, recorded) => {
  expect(normalise(text, run)).toBe(recorded)
})

it('headers: names and values, without what each answer has of its own', () => {
  expect(
    headerLines({
      date: 'today',
      'x-request-id': '1',
      'content-length': '12',
      connection: 'keep-alive',
      vary: 'Cookie',
      etag: '"abc"',
      'set-cookie': ['b=2', 'a=1'],
      'content-security-policy': "script-src 'self' 'sha256-abc+/='; object-src 'none'"
    })
  ).toEqual([
    "content-security-policy: object-src 'none'",
    "content-security-policy: script-src 'self'",
    'etag: strong',
    'set-cookie: a=1',
    'set-cookie: b=2',
    'vary: Cookie'
  ])
  expect(headerLines({ etag: 'W/"abc"' })).toEqual(['etag: weak'])
})
