import { expect, it } from 'vitest'
import { type ErrorKind, errorKind } from './error-kind.ts'

it.each<[rule: string, status: number, kind: ErrorKind]>([
  ['403: title "Oops! Access Denied :("', 403, '403'],
  ['404: title "Error : 404 Page Not Found"', 404, '404'],
  ['500: title "Error : 500 Unexpected Error"', 500, '500'],
  ['S8-13 "Any other status is treated as 500"', 502, '500'],
  ['"Any other status is treated as 500"', 410, '500'],
  ['"Any other status is treated as 500": a render that failed after the server had agreed', 200, '500'],
  ['"Any other status is treated as 500"', 0, '500']
])('%s: %i', (_rule, status, kind) => {
  expect(errorKind(status)).toBe(kind)
})
