// The commands that make and try the site: `npm run build` and the like run this file through `build/bootstrap.mjs`.
import { runCommand } from './run-command.ts'
import { serverEnvironment, serverFlags } from './server-flags.data.ts'

await runCommand({
  start: async () => {
    if (!process.env.CLOCK) process.env.NODE_ENV ??= 'production'
    const { ensureBuild } = await import('./build.ts')
    await ensureBuild()
    // A fresh process gives the memory of the build back. Windows has none that takes the place of this one.
    const args = [process.execPath, ...process.execArgv, ...serverFlags, 'server/start/main.ts']
    if (process.platform !== 'win32') process.execve?.(process.execPath, args, { ...serverEnvironment, ...process.env })
    await import('../server/start/main.ts')
  },
  compile: async () => (await import('./build.ts')).ensureBuild(),
  build: async args => {
    process.env.NODE_ENV ??= 'production'
    await (await import('./production-folder.ts')).buildProduction(args)
  },
  dev: async () => {
    for (const message of await (await import('./pictures.ts')).makePictures()) console.error(message)
    await (await import('./address-table.ts')).ensureAddressTable()
    await import('../server/start/dev.ts')
  },
  test: async args => (await import('./test.ts')).runTests(args),
  sweep: async args => (await import('./sweep.ts')).sweep(args),
  messages: async () => (await import('./vite/messages.ts')).writeMessageTypes(),
  fonts: () => import('./subset-fonts.ts'),
  locations: async args => (await import('./address-table-refresh.ts')).refreshLocations(args),
  'coverage:spec': async () => (await import('./coverage-spec.ts')).printCoverage()
})
