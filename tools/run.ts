// The commands of the project, by name; `tools/bootstrap.mjs` runs this file on the pinned Node.
import { sayFault } from '../server/platform/say-fault.ts'
import { serverEnvironment, serverFlags } from './server-flags.data.ts'

const commands: Record<string, () => Promise<unknown>> = {
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
  build: async () => {
    process.env.NODE_ENV ??= 'production'
    await (await import('./production-folder.ts')).buildProduction(process.argv.slice(3))
  },
  dev: async () => {
    for (const message of await (await import('./pictures.ts')).makePictures()) console.error(message)
    await (await import('./address-table.ts')).ensureAddressTable()
    await import('../server/start/dev.ts')
  },
  test: async () => (await import('./test.ts')).runTests(process.argv.slice(3)),
  bench: async () =>
    process.argv[3] === 'upstreams'
      ? import('../bench/upstreams.ts')
      : (await import('../bench/bench.ts')).bench(process.argv.slice(3)),
  messages: async () => (await import('./vite/messages.ts')).writeMessageTypes(),
  uses: async () => {
    process.env.NODE_ENV ??= 'production'
    await (await import('./page-uses.ts')).printUses(process.argv.slice(3))
  },
  pages: async () => (await import('./page-table.ts')).printPageTable(),
  sweep: async () => (await import('./sweep.ts')).sweep(process.argv.slice(3)),
  compare: async () => (await import('./compare/compare.ts')).compare(process.argv.slice(3)),
  sheets: async () => (await import('./sheets.ts')).takeSheets(process.argv.slice(3)),
  content: async () => (await import('./content.ts')).runContent(process.argv.slice(3)),
  fonts: () => import('./subset-fonts.ts'),
  matrix: async () => (await import('./compliance-matrix.ts')).writeComplianceMatrix(process.argv.slice(3)),
  rules: async () => (await import('./compliance-rules.ts')).printRules(process.argv.slice(3)),
  locations: async () => (await import('./address-table-refresh.ts')).refreshLocations(process.argv.slice(3)),
  offers: async () => (await import('./offers.ts')).switchOffers(process.argv.slice(3)),
  backup: async () => (await import('./backup/backup.ts')).backUp(process.argv.slice(3)),
  restore: async () => (await import('./backup/restore.ts')).restore(process.argv.slice(3)),
  doctor: async () => (await import('./doctor/doctor.ts')).runDoctor(process.argv.slice(3)),
  export: async () => {
    if (!process.env.CLOCK) process.env.NODE_ENV ??= 'production'
    await (await import('./build.ts')).ensureBuild()
    await (await import('./export/export.ts')).runExport(process.argv.slice(3))
  },
  'upstream-check': async () => (await import('./upstream-check.ts')).checkUpstream(process.argv.slice(3)),
  audit: async () => (await import('./audit.ts')).runAudit(process.argv.slice(3)),
  licences: async () => (await import('./licences.ts')).printLicences(),
  'coverage:spec': async () => (await import('./coverage-spec.ts')).printCoverage(),
  screenshots: async () => (await import('./screenshots.ts')).takeScreenshots(process.argv.slice(3))
}

function stopWith(error: unknown): never {
  console.error(sayFault(error))
  process.exit(1)
}

const run = commands[process.argv[2] ?? '']
if (!run) {
  console.error(`Usage: one of ${Object.keys(commands).join(', ')}`)
  process.exit(1)
}
await run().catch(stopWith)
