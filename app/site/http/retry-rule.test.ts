import { expect, it } from 'vitest'
import { isMadeAgain } from './retry-rule.ts'

const rule = 'Fetch retries apply to GET-like calls only, once, on status 408, 409, 425, 429, 500, 502, 503 or 504'

it.each([408, 409, 425, 429, 500, 502, 503, 504].map(status => [status]))(`S7-19 "${rule}": %d`, status => {
  expect(isMadeAgain('GET', status, 1)).toBe(true)
  expect(isMadeAgain('HEAD', status, 1)).toBe(true)
})

it.each([200, 204, 301, 304, 400, 401, 403, 404, 410, 418, 501, 505, 520].map(status => [status]))(
  'S7-19 on no other status: %d',
  status => {
    expect(isMadeAgain('GET', status, 1)).toBe(false)
  }
)

it.each(['POST', 'PUT', 'PATCH', 'DELETE'].map(method => [method]))('S7-19 "GET-like calls only": never %s', method => {
  expect(isMadeAgain(method, 503, 1)).toBe(false)
})

it('S7-19 "once": the second answer stands', () => {
  expect(isMadeAgain('GET', 503, 2)).toBe(false)
})
