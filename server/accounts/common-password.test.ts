import { expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { isCommonPassword } from './common-password.ts'

const [name = '', second = ''] = siteConfiguration.brand.toLowerCase().split(' ')

it.each([
  ['Passw0rd!', true],
  ['qwerty12345', true],
  ['PASSWORD1', true],
  ['1q2w3e4r5t???', true],
  [' password1', true],
  [`${name}${second}1`, true],
  [`2026 ${siteConfiguration.brand.replace(' ', '-')}!`, true],
  [`${name}99`, true],
  [`${name}s-over-river-7`, false],
  ['mañana-kite-47', false],
  ['my password1 is long', false]
])('S5-20 one that everybody tries, %s: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
