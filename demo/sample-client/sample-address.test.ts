import { expect, it } from 'vitest'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { downloadTarget } from '../../app/features/download/download-target.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { sampleAddress, usesSample } from './sample-address.ts'

const { brandAlias } = siteConfiguration
const bases = {
  DESKTOP_INSTALLER_BASE_URL: '/sample-client/desktop',
  MOBILE_DOWNLOAD_PAGE_BASE_URL: '/sample-client/mobile'
}

const targets = siteIds.flatMap(siteId =>
  siteOf(siteId).locales.flatMap(locale =>
    (['windows', 'macos', 'mobile'] as const).map(kind => ({ siteId, locale, kind }))
  )
)

it.each(targets)('every default target is a page of the sample: $siteId $locale $kind', ({ siteId, locale, kind }) => {
  const target = new URL(downloadTarget({ kind, brandAlias, locale, siteId, bases }), 'http://site.invalid')
  expect(sampleAddress(target.pathname, siteId)).toEqual({ kind: 'page', of: kind, locale })
})

it.each<[rule: string, pathname: string, address: ReturnType<typeof sampleAddress>]>([
  ['a file', '/sample-client/files/sample-windows.txt', { kind: 'file', name: 'sample-windows.txt' }],
  ['a font', '/sample-client/fonts/a.woff2', { kind: 'font', name: 'a.woff2' }],
  ['another brand', '/sample-client/desktop/other/fr/windows', null],
  ['a language that the site does not have', `/sample-client/desktop/${brandAlias}/nl/windows`, null],
  ['no system', `/sample-client/desktop/${brandAlias}/fr`, null],
  ['a system too many', `/sample-client/mobile/${brandAlias}/fr/windows`, null],
  ['a way out of the folder', '/sample-client/files/..%2f..%2fpackage.json', null],
  ['a way out of the folder', '/sample-client/files/../package.json', null],
  ['the folder itself', '/sample-client/', null]
])('%s: %s', (_rule, pathname, address) => {
  expect(sampleAddress(pathname, 'global')).toEqual(address)
})

it.each<[rule: string, desktop: string, mobile: string, uses: boolean]>([
  ['both defaults', '/sample-client/desktop', '/sample-client/mobile', true],
  ['one of them', 'https://get.example', '/sample-client/mobile', true],
  ['an operator with installers of their own has no sample', 'https://get.example', 'https://m.example', false]
])('%s', (_rule, desktop, mobile, uses) => {
  expect(usesSample({ DESKTOP_INSTALLER_BASE_URL: desktop, MOBILE_DOWNLOAD_PAGE_BASE_URL: mobile })).toBe(uses)
})
