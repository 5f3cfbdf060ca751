// The commands that make and try the site: `npm run build` and the like run this file through `build/bootstrap.mjs`.
import { runCommand } from './run-command.ts'
import { serverEnvironment, serverFlags } from './server-flags.data.ts'

await runCommand({
  start: async () => {
    if (!process.env.CLOCK) process.env.NODE_ENV ??= 'production'
    const { ensureBuild } = await import('./build.ts')
    await ensureBuild()
    // A fresh process gives the memory of the build back. Windows has none that takes the place of this one.
    const words = [process.execPath, ...process.execArgv, ...serverFlags, 'server/start/main.ts']
    if (process.platform !== 'win32')
      process.execve?.(process.execPath, words, { ...serverEnvironment, ...process.env })
    await import('../server/start/main.ts')
  },
  compile: async () => (await import('./build.ts')).ensureBuild(),
  build: async words => {
    process.env.NODE_ENV ??= 'production'
    await (await import('./production-folder.ts')).buildProduction(words)
  },
  dev: async () => {
    for (const message of await (await import('./pictures.ts')).makePictures()) console.error(message)
    await (await import('./address-table.ts')).ensureAddressTable()
    await import('../server/start/dev.ts')
  },
  test: async words => (await import('./test.ts')).runTests(words),
  sweep: async words => (await import('./sweep.ts')).sweep(words),
  compare: async words => (await import('./compare/compare.ts')).compare(words),
  messages: async () => (await import('./vite/messages.ts')).writeMessageTypes(),
  fonts: () => import('./subset-fonts.ts'),
  locations: async words => (await import('./address-table-refresh.ts')).refreshLocations(words),
  'coverage:spec': async () => (await import('./coverage-spec.ts')).printCoverage()
})
