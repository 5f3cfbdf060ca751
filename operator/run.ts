// The operator's commands in a clone: `npm run doctor` and the like. In a release they are those of operator.ts.
import { runCommand } from '../build/run-command.ts'

await runCommand({
  rules: async args => (await import('./compliance/compliance-rules.ts')).printRules(args),
  matrix: async args => (await import('./compliance/compliance-matrix.ts')).writeComplianceMatrix(args),
  offers: async args => (await import('./offers.ts')).switchOffers(args),
  'content-archive': async args => (await import('./content-archive.ts')).archiveContent(args),
  backup: async args => (await import('./backup/backup.ts')).backUp(args),
  restore: async args => (await import('./backup/restore.ts')).restore(args),
  doctor: async args => (await import('./doctor/doctor.ts')).runDoctor(args),
  export: async args => {
    if (!process.env.CLOCK) process.env.NODE_ENV ??= 'production'
    await (await import('../build/build.ts')).ensureBuild()
    await (await import('./export/export.ts')).runExport(args)
  },
  'upstream-check': async args => (await import('./upstream-check.ts')).checkUpstream(args),
  audit: async args => (await import('./audit.ts')).runAudit(args),
  licences: async () => (await import('./licences.ts')).printLicences()
})
