import * as v from 'valibot'
import { expect, it } from 'vitest'
import { reportSchemas } from './browser-report.ts'

const page = 'https://room.example/en/contact/?token=secret#part'
const document = { host: 'room.example', pathname: '/en/contact/' }
const modern = reportSchemas['application/reports+json']
const older = reportSchemas['application/csp-report']
const violation = (blockedURL: string, effectiveDirective = 'script-src-elem') => ({
  type: 'csp-violation',
  age: 7,
  url: page,
  user_agent: 'agent',
  body: { effectiveDirective, blockedURL, sample: 'typed by a visitor', originalPolicy: 'p', documentURL: page }
})
const kept = { type: 'csp-violation', detail: 'script-src-elem', blocked: 'none', origin: null, document }

it.each<[rule: string, sent: object, read: object]>([
  [
    'of an address that was refused its origin is kept, and of the page its path',
    violation('https://cdn.evil.example/x.js?who=me'),
    { ...kept, blocked: 'other-origin', origin: 'https://cdn.evil.example' }
  ],
  ['of an address of our own no more than that', violation('https://room.example/a.js?b'), { ...kept, blocked: 'own' }],
  ['what is inline is called so', violation('inline'), { ...kept, blocked: 'inline' }],
  ['evaluated text too', violation('wasm-eval'), { ...kept, blocked: 'eval' }],
  ['of data nothing is kept', violation('data:text/plain,secret'), { ...kept, blocked: 'data' }],
  ['an extension is not named', violation('moz-extension://0b7c/x.js'), { ...kept, blocked: 'extension' }],
  ['what is none of these is unknown', violation('about:srcdoc?secret'), { ...kept, blocked: 'unknown' }],
  [
    'a host name of endless length is dropped',
    violation(`https://${'a.'.repeat(150)}example/`),
    { ...kept, blocked: 'other-origin' }
  ],
  [
    'a directive that no policy has is other',
    violation('inline', 'made-up'),
    { ...kept, detail: 'other', blocked: 'inline' }
  ],
  [
    'a crash has its cause',
    { type: 'crash', url: page, body: { reason: 'oom' } },
    { ...kept, type: 'crash', detail: 'oom' }
  ],
  ['or another one', { type: 'crash', url: page, body: { reason: 'x' } }, { ...kept, type: 'crash', detail: 'other' }],
  [
    'an intervention is counted, without its words',
    { type: 'intervention', url: page, body: { id: 'HeavyAd', message: 'words' } },
    { ...kept, type: 'intervention', detail: 'none' }
  ],
  [
    'a kind of report that is new is other',
    { type: 'coep', url: page, body: null },
    { ...kept, type: 'other', detail: 'none' }
  ],
  [
    'a document that is no address of the web has no place',
    { type: 'crash', url: 'about:blank', body: {} },
    { ...kept, type: 'crash', detail: 'other', document: null }
  ]
])('Reporting API: %s', (_rule, sent, read) => {
  expect(v.parse(modern, [sent])).toEqual([read])
})

it.each<[rule: string, sent: object, read: object]>([
  [
    'the directive is the one that counted',
    { 'document-uri': page, 'effective-directive': 'img-src', 'violated-directive': 'img-src', 'blocked-uri': 'data' },
    { ...kept, detail: 'img-src', blocked: 'data' }
  ],
  [
    'older browsers send the directive with its values',
    { 'document-uri': page, 'violated-directive': "script-src 'self'", 'blocked-uri': 'https://x.example/y?z' },
    { ...kept, detail: 'script-src', blocked: 'other-origin', origin: 'https://x.example' }
  ]
])('report-uri: %s', (_rule, sent, read) => {
  expect(v.parse(older, { 'csp-report': sent })).toEqual([read])
})

it.each<[rule: string, sent: unknown]>([
  ['what is no list', { type: 'crash', url: page }],
  ['a report without its page', [{ type: 'crash' }]],
  ['a text that is too long', [{ type: 'crash', url: `https://room.example/${'x'.repeat(9000)}` }]],
  ['more than fifty reports', Array.from({ length: 51 }, () => violation('inline'))]
])('the schema refuses %s', (_rule, sent) => {
  expect(v.safeParse(modern, sent).success).toBe(false)
})
