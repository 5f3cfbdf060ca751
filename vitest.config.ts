import { defineConfig } from 'vitest/config'
import { locales } from './app/domain/locales/locale.ts'
import { messagesPlugin } from './build/vite/messages.ts'

/** Test files of a project run in two workers, one after another in the same modules: what they share is read, built and parsed once in each. */
const inTwoWorkers = { maxWorkers: 2, isolate: false } as const

export default defineConfig({
  plugins: [messagesPlugin(locales)],
  test: {
    environment: 'node',
    // Ends what hangs, and nothing that is merely slow: a machine may have other work.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 150_000 } },
    setupFiles: ['build/count-processor.ts'],
    reporters: ['default', './build/file-times.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...inTwoWorkers,
          name: 'rules',
          pool: 'threads',
          include: ['{app,content,demo,server,build,operator,authors}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: ['{build,operator,demo}/tests/**']
        }
      },
      {
        extends: true,
        test: {
          ...inTwoWorkers,
          name: 'site',
          pool: 'forks',
          include: ['{tests/contract,tests/built-site,build/tests,operator/tests,demo/tests}/**/*.test.ts']
        }
      }
    ]
  }
})
