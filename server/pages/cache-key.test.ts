import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import type { Content } from '../../content/content.ts'
import { createCacheKeys, type PageKey } from './cache-key.ts'

const page: PageKey = {
  siteId: 'global',
  host: 'site',
  pathname: '/download/',
  embedded: null,
  audience: 'open',
  platform: null
}
const version = (name: string) => ({ version: name }) as unknown as Content

const keyOf = ({ buildId = 'build', variables = {}, content = 'one', asked = {} } = {}) =>
  createCacheKeys({ buildId, environment: readEnvironment(variables), content: () => version(content) }).page({
    ...page,
    ...asked
  })

it.each<[part: string, other: Parameters<typeof keyOf>[0]]>([
  ['the build', { buildId: 'other' }],
  ['the public environment', { variables: { IMAGE_CDN_BASE: 'https://images.example' } }],
  ['the version of the content', { content: 'two' }],
  ['the site', { asked: { siteId: 'germany' } }],
  ['the kind of host', { asked: { host: 'contents' } }],
  ['the path, and with it the locale', { asked: { pathname: '/en/download/' } }],
  ['what is embedded', { asked: { embedded: 'all' } }],
  ['the audience class', { asked: { audience: 'blocked' } }],
  ['the platform, where the row reads it', { asked: { platform: 'ios' } }]
])('the key of a page holds %s', (_part, other) => {
  expect(keyOf(other)).not.toBe(keyOf())
  expect(keyOf()).toBe(keyOf({}))
})
