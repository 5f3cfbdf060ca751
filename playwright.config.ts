import { defineConfig } from '@playwright/test'
import { chromiumArguments, testBrowserPath } from './tools/chromium.ts'

const port = Number(process.env.BROWSER_TEST_PORT ?? 3900)

/** Browser journeys against the built site, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Many journeys start a site of their own, which reads all content first.
  timeout: 60_000,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    launchOptions: { executablePath: testBrowserPath(), args: chromiumArguments }
  },
  webServer: {
    command: 'node tools/bootstrap.mjs start',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 }
  }
})
