import { expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import { errorRequest } from './error-request.ts'

const audience = audienceOf('global', withoutRule, [], new Date('2026-11-21T00:00:00Z'))

it.each([
  ['an unknown path is kept, the browser reads it again', '/no-such-page/', '/no-such-page/'],
  ['what cannot be a path is not', '/%00/', '/-/'],
  ['nor what the router takes for a call of its own, to which it gives no document', '/promotions/x.data', '/-/'],
  ['below a page too', '/promotions/.data', '/-/'],
  ['nor dot segments, which would lead out of a language', '/en/../x', '/-/'],
  ['one dot', '/en/./x', '/-/'],
  ['at the end', '/en/..', '/-/'],
  ['at the start', '/../etc/', '/-/'],
  ['dots within a name are fine', '/a..b/.well/', '/a..b/.well/']
])('404, not 500: %s', (_rule, pathname, path) => {
  const facts = { siteId: 'global', hostKind: 'site', pathname } as RequestFacts
  expect(errorRequest({ status: 404, message: '' }, facts, audience, readEnvironment({})).path).toBe(path)
})
