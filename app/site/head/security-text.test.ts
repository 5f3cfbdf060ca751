import { expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { securityText } from './security-text.ts'

const environment = readEnvironment({ REGION_DOMAINS: '{"belgium":"https://belgium.example"}' })
const at = (instant: string) => new Date(instant)
const fieldsOf = (text: string) =>
  text
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split(/: (.*)/).slice(0, 2))

it('RFC 9116: contact, expiry, languages and its own address, a line each', () => {
  const text = securityText({ siteId: 'belgium', environment, now: at('2026-11-21T16:30:00Z') })
  expect(fieldsOf(text)).toEqual([
    ['Contact', `mailto:${siteConfiguration.securityEmail}`],
    ['Expires', '2027-05-20T00:00:00Z'],
    ['Preferred-Languages', 'nl, fr'],
    ['Canonical', 'https://belgium.example/.well-known/security.txt']
  ])
  expect(text.endsWith('\n')).toBe(true)
})

it.each(['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  '"Expires: less than a year into the future", by the clock: %s',
  instant => {
    const [, expires = ''] =
      /^Expires: (.*)$/m.exec(securityText({ siteId: 'global', environment, now: at(instant) })) ?? []
    const days = (Date.parse(expires) - Date.parse(instant)) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  }
)
