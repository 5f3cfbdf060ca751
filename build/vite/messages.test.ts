import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { messagesPlugin } from './messages.ts'

const { load } = messagesPlugin(['fr', 'en']) as { load: (id: string) => string | undefined } & Plugin

it('the server has the words of every locale at once', () => {
  const words = JSON.parse(load('\0virtual:messages')?.replace('export default ', '') ?? '{}')
  expect(Object.keys(words)).toEqual(['fr', 'en'])
  expect(words.en).toHaveProperty('header.home')
})
