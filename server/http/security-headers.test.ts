import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const others = { scripts: [], connections: [], frames: [], pictures: [] }
const settings = { embedOrigins: [], others, secure: false }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it.each([
  ['an inline script by its hash', '<script>a()</script>', 'script-src', hash('a()')],
  [
    'an inert one too, because the boot script runs its text',
    '<script type="app" data-preload="[]">b()</script>',
    'script-src',
    hash('b()')
  ],
  ['an inline style by its hash', '<style>p{}</style>', 'style-src', hash('p{}')]
])('allows %s', (_, html, directive, expected) => {
  const policy = contentSecurityPolicy(html, settings)
  expect(policy.split('; ').find(part => part.startsWith(directive))).toContain(expected)
})

it('never allows unsafe-inline or unsafe-eval, and no hash for a script with an address', () => {
  const policy = contentSecurityPolicy('<script src="/a.js"></script><script>a()</script>', settings)
  expect(policy).not.toContain('unsafe')
  expect(policy.match(/sha256/g)).toHaveLength(1)
})

it.each([
  ['frames of the site itself alone', settings, "frame-ancestors 'self'"],
  ['EMBED_ORIGINS', { ...settings, embedOrigins: ['https://a.example'] }, "frame-ancestors 'self' https://a.example"],
  [
    'pictures from the CDN',
    { ...settings, others: { ...others, pictures: ['https://cdn.example'] } },
    "img-src 'self' data: https://cdn.example"
  ],
  [
    'scripts from configured hosts',
    { ...settings, others: { ...others, scripts: ['https://tags.example'] } },
    "script-src 'self' https://tags.example"
  ],
  [
    'frames from configured hosts',
    { ...settings, others: { ...others, frames: ['https://chat.example'] } },
    "frame-src 'self' https://chat.example"
  ],
  [
    'connections to configured hosts',
    { ...settings, others: { ...others, connections: ['https://chat.example'] } },
    "connect-src 'self' https://chat.example"
  ]
])('%s', (_, given, directive) => {
  expect(contentSecurityPolicy('', given).split('; ')).toContain(directive)
})

it("S2-53 referrer policy 'origin', and HSTS over TLS alone", () => {
  expect(securityHeaders({ secure: false })).toMatchObject({
    'Referrer-Policy': 'origin',
    'X-Content-Type-Options': 'nosniff'
  })
  expect(securityHeaders({ secure: false })['Strict-Transport-Security']).toBeUndefined()
  expect(securityHeaders({ secure: true })['Strict-Transport-Security']).toContain('max-age')
})

it('nothing for which a browser begins another process once the answer has come', () => {
  expect(securityHeaders({ secure: true })).not.toHaveProperty('Cross-Origin-Opener-Policy')
})
