import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { locales } from './app/site/locales/locale.ts'
import { messagesPlugin } from './tools/vite/messages.ts'
import { picturesPlugin } from './tools/vite/pictures.ts'

export default defineConfig({
  plugins: [messagesPlugin(locales), picturesPlugin(), reactRouter()],
  publicDir: false,
  // What is made from sources, or is none, has more files than a system may watch: hundreds of thousands of compressed answers.
  server: { watch: { ignored: ['**/.cache/**', '**/builds/**', '**/.data/**', '**/test-results/**', '**/docs/**'] } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, target: ['chrome111', 'safari16.4', 'firefox114'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One chunk for the framework and one for what every page of ours shares: fewer requests, and the big one changes rarely.
            // What is loaded only when it is needed (checking a form, opening a modal) stays out of both.
            codeSplitting: {
              groups: [
                {
                  name: 'dialogs',
                  test: /app\/ui\/(modal|toast)\/|node_modules\/(focus-trap|tabbable)\//,
                  priority: 3
                },
                { name: 'framework', test: /node_modules\/(?!valibot)/, priority: 2 },
                { name: 'shared', test: /app\/(ui|features|site|shell\/(?!layouts))/, minShareCount: 2, priority: 1 }
              ]
            }
          }
        }
      }
    }
  },
  css: { transformer: 'lightningcss' },
  logLevel: 'warn'
})
