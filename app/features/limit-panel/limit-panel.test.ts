import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { SampleLimits } from './limit-panel.tsx'

it('limits are sums of money in the currency of the accounts', () => {
  const values = Array.from(renderPart(SampleLimits, {}).matchAll(/<b[^>]*>([^<]+)</g), ([, value]) => value)
  expect(values).toEqual(['$200', '$150', 'limit-panel.minutes 90'])
})
