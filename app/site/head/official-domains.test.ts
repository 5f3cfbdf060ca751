import { expect, it } from 'vitest'
import { siteIds } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../config/environment.ts'
import { officialDomains } from './official-domains.ts'

const stated = (variables: Record<string, string>, now = '2026-11-25T13:00:00Z') =>
  officialDomains({ environment: readEnvironment(variables), now: new Date(now) })

it('S2-97 every site has its origin in it, once', () => {
  expect(stated({}).origins).toHaveLength(siteIds.length)
  expect(stated({ REGION_DOMAINS: '{"belgium":"https://poker.example.be"}' }).origins).toContain(
    'https://poker.example.be'
  )
})

it.each<[rule: string, variables: Record<string, string>, origin: string]>([
  ['the contents host', { CONTENTS_HOST: 'https://pages.example' }, 'https://pages.example'],
  [
    'a site’s own contents host',
    { REGION_CONTENTS_HOST: '{"germany":"https://seiten.example"}' },
    'https://seiten.example'
  ],
  [
    'the contents host of a language',
    { REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.example","fr":"https://fr.example"}}' },
    'https://fr.example'
  ]
])('S2-97 %s is one of ours where it is set', (_rule, variables, origin) => {
  expect(stated(variables).origins).toContain(origin)
  expect(stated({}).origins).not.toContain(origin)
})

it('S2-97 it is the same for a day, and ends after seven', () => {
  expect(stated({}, '2026-11-25T00:00:00Z')).toEqual(stated({}, '2026-11-25T23:59:59Z'))
  expect(stated({})).toMatchObject({ issuedAt: '2026-11-25T00:00:00Z', expiresAt: '2026-12-02T00:00:00Z' })
})

it('S2-97 mail domains are named once each, without the part before the @', () => {
  const { mailDomains } = stated({})
  expect(mailDomains.length).toBeGreaterThan(0)
  expect(mailDomains.filter(domain => domain.includes('@'))).toEqual([])
})
