import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tools/chromium.ts'

const port = Number(process.env.BROWSER_TEST_PORT ?? 3900)

/** Browser journeys against the built site, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: chromiumArguments }
  },
  webServer: {
    command: 'node tools/bootstrap.mjs start',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 }
  }
})
