import { expect, it } from 'vitest'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { readDownloadQuery } from './download-query.ts'

const { brandAlias } = siteConfiguration

it.each<[rule: string, search: string, read: object]>([
  [
    'S7-1 brandAlias, platform and country',
    `?brandAlias=${brandAlias}&platform=ios&country=NO`,
    { brandAlias, platform: 'ios', country: 'NO' }
  ],
  [
    'S7-1 platform (ios or android)',
    `?brandAlias=${brandAlias}&platform=android&country=no`,
    { brandAlias, platform: 'android', country: 'NO' }
  ],
  [
    'CAON for Ontario',
    `?brandAlias=${brandAlias}&platform=ios&country=CAON`,
    { brandAlias, platform: 'ios', country: 'CAON' }
  ],
  ['400 names the bad parameter', '?platform=ios&country=NO', { parameter: 'brandAlias' }],
  ['400 names the bad parameter', '?brandAlias=other&platform=ios&country=NO', { parameter: 'brandAlias' }],
  ['400 names the bad parameter', `?brandAlias=${brandAlias}&platform=windows&country=NO`, { parameter: 'platform' }],
  ['400 names the bad parameter', `?brandAlias=${brandAlias}&country=NO`, { parameter: 'platform' }],
  ['400 names the bad parameter', `?brandAlias=${brandAlias}&platform=ios`, { parameter: 'country' }],
  ['400 names the bad parameter', `?brandAlias=${brandAlias}&platform=ios&country=NOR`, { parameter: 'country' }],
  ['400 names the bad parameter', `?brandAlias=${brandAlias}&platform=ios&country=%0d%0a`, { parameter: 'country' }]
])('%s: %s', (_rule, search, read) => {
  expect(readDownloadQuery(search)).toMatchObject(read)
})
