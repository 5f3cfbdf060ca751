import { defineConfig } from 'vitest/config'
import { locales } from './app/site/locales/locale.ts'
import { messagesPlugin } from './tools/vite/messages.ts'

export default defineConfig({
  plugins: [messagesPlugin(locales)],
  test: {
    include: ['{app,content,demo,server,tools}/**/*.test.ts', 'tests/{architecture,contract,built-site}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000
  }
})
