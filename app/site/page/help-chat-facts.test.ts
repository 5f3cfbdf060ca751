import { expect, it } from 'vitest'
import { siteIds } from '../../domain/sites/site-id.ts'
import type { Translate } from '../messages/translate.ts'
import { helpChatOf } from './help-chat-facts.ts'

const t: Translate = (key, ..._values) => key
const none = { CHAT_SETTINGS: null }

it('S1-9 "The help chat is supported on ontario and united-kingdom in the demo": the flag on, and off', () => {
  expect(siteIds.filter(siteId => helpChatOf(siteId, none, t))).toEqual(['ontario', 'united-kingdom'])
})

it('CHAT_SETTINGS of a site go over the defaults, which point at /support-desk/', () => {
  const provider = { scriptUrl: 'https://cdn.chat.example/boot.js' }
  const settings = (siteId: 'ontario' | 'united-kingdom') =>
    helpChatOf(siteId, { CHAT_SETTINGS: { ontario: provider } }, t)?.settings
  expect(settings('ontario')).toMatchObject({ ...provider, queueUrl: '/support-desk/capacity.json', language: 'en' })
  expect(settings('united-kingdom')).toMatchObject({ scriptUrl: '/support-desk/chat.js' })
})
