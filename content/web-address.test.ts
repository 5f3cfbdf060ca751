import * as v from 'valibot'
import { expect, it } from 'vitest'
import { webAddress } from './record-fields.ts'

it.each<[rule: string, address: string, allowed: boolean]>([
  ['a web address', 'https://regulator.example/licence?a=1', true],
  ['javascript, data, blob and vbscript protocols blocked', 'javascript:alert(1)', false],
  ['javascript, data, blob and vbscript protocols blocked', 'data:text/html,x', false],
  ['javascript, data, blob and vbscript protocols blocked', 'blob:https://x.test/1', false],
  ['javascript, data, blob and vbscript protocols blocked', 'vbscript:x', false],
  ['a path is none', '/about-us/', false],
  ['another host without a scheme', '//x.test/', false]
])('%s: %s', (_rule, address, allowed) => {
  expect(v.safeParse(webAddress, address).success).toBe(allowed)
})
