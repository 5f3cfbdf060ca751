import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { usesSupportDesk } from './answer-support-desk.ts'

const provider = {
  queueUrl: 'https://talk.chat.example/capacity',
  scriptUrl: 'https://cdn.chat.example/boot.js',
  siteUrl: 'https://chat.example/site',
  messagingServerUrl: 'https://talk.chat.example'
}

it.each<[rule: string, settings: object, used: boolean]>([
  ['"defaults point at /support-desk/"', {}, true],
  ['one of two sites is pointed elsewhere', { ontario: provider }, true],
  ['every site that has a chat is', { ontario: provider, 'united-kingdom': provider }, false],
  ['a site without a chat does not count', { global: {}, ontario: provider, 'united-kingdom': provider }, false],
  [
    'one address still leads here',
    { ontario: provider, 'united-kingdom': { ...provider, queueUrl: '/support-desk/capacity.json' } },
    true
  ],
  [
    'by its whole address',
    { ontario: provider, 'united-kingdom': { ...provider, siteUrl: 'https://poker.example/support-desk/' } },
    true
  ]
])('%s', (_rule, settings, used) => {
  expect(usesSupportDesk(readEnvironment({ CHAT_SETTINGS: JSON.stringify(settings) }))).toBe(used)
})
