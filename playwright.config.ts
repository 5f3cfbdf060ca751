import { defineConfig } from '@playwright/test'
import { chromiumArguments, testBrowserPath } from './build/chromium.ts'

const port = Number(process.env.BROWSER_TEST_PORT ?? 3900)

/** Browser journeys against the built site, served as `npm start` serves it. */
export default defineConfig({
  testMatch: '{tests/e2e,demo/tests}/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Times end what hangs, and nothing that is merely slow: each is ten times what a busy machine was seen to need.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list', { printSteps: false }], ['./build/file-times.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    actionTimeout: 120_000,
    navigationTimeout: 180_000,
    launchOptions: { executablePath: testBrowserPath(), args: chromiumArguments }
  },
  webServer: {
    command: 'node build/bootstrap.mjs build/run.ts start',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 }
  }
})
