import { expect, it } from 'vitest'
import { allowedAddress } from './refused-navigation.ts'

it.each<[rule: string, address: string | null | undefined, external: boolean, allowed: boolean]>([
  ['External URL without explicit allowance: navigation refused', 'https://x.test/', false, false],
  ['with allowance', 'https://x.test/', true, true],
  ['a page of the site', '/en/?force=1', false, true],
  ['a telephone number', 'tel:+44123', true, true],
  ['javascript, data, blob and vbscript protocols blocked', 'javascript:x', true, false],
  ['javascript, data, blob and vbscript protocols blocked', ' data:text/html,x', true, false],
  ['javascript, data, blob and vbscript protocols blocked', 'BLOB:https://x.test/1', true, false],
  ['javascript, data, blob and vbscript protocols blocked', 'vb\tscript:x', true, false],
  ['another host without a scheme', '//x.test/', true, false],
  ['nothing', undefined, true, false],
  ['nothing', null, true, false]
])('%s: %s', (_rule, address, external, allowed) => {
  expect(allowedAddress(address, { external })).toBe(allowed ? address : null)
})
