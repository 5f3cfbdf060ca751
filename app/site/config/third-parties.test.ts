import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { thirdParties } from './third-parties.ts'

const ids = { ANALYTICS_ID: 'a1', TAG_MANAGER_ID: 'GTM-1' }
const provider = { scriptUrl: 'https://cdn.chat.example/boot.js', messagingServerUrl: 'https://talk.chat.example' }
const chat = (siteId: string) => ({ CHAT_SETTINGS: JSON.stringify({ [siteId]: provider }) })

it.each([
  ['nothing by default', 'global', {}, { scripts: [], connections: [], frames: [], pictures: [] }],
  [
    '"tags load as external scripts from configured hosts only"',
    'global',
    ids,
    { scripts: ['https://cdn.segment.com', 'https://www.googletagmanager.com'] }
  ],
  [
    'a host that is configured in place of the usual one',
    'global',
    { ANALYTICS_ID: 'a1', ANALYTICS_SCRIPT_URL: 'https://tags.example/{id}.js' },
    { scripts: ['https://tags.example'], connections: ['https://tags.example'] }
  ],
  [
    'S7-22 the consent service',
    'global',
    { CONSENT_ID: 'c1', CONSENT_SCRIPT_URL: 'https://cmp.example/{id}.js' },
    { scripts: ['https://cmp.example'], connections: ['https://cmp.example'], pictures: ['https://cmp.example'] }
  ],
  ['none without an id', 'global', { CONSENT_SCRIPT_URL: 'https://cmp.example/{id}.js' }, { scripts: [] }],
  ['no further origins without an id', 'global', { TAG_ORIGINS: 'https://more.example' }, { scripts: [] }],
  [
    'further origins with one',
    'global',
    { ANALYTICS_ID: 'a1', TAG_ORIGINS: 'https://more.example' },
    { connections: ['https://cdn.segment.com', 'https://more.example'] }
  ],
  [
    'the chat’s hosts where the site has a chat',
    'ontario',
    chat('ontario'),
    {
      scripts: ['https://cdn.chat.example'],
      connections: ['https://talk.chat.example'],
      frames: ['https://talk.chat.example']
    }
  ],
  ['none of them where it has none', 'global', chat('global'), { scripts: [], connections: [], frames: [] }],
  ['the picture CDN', 'global', { IMAGE_CDN_BASE: 'https://img.example/a' }, { pictures: ['https://img.example'] }]
] as const)('%s', (_rule, siteId, variables, expected) => {
  expect(thirdParties(siteId, readEnvironment(variables))).toMatchObject(expected)
})
