// The operator's commands in a clone: `npm run doctor` and the like. In a release they are those of operator.ts.
import { runCommand } from '../build/run-command.ts'

await runCommand({
  rules: async words => (await import('./compliance/compliance-rules.ts')).printRules(words),
  matrix: async words => (await import('./compliance/compliance-matrix.ts')).writeComplianceMatrix(words),
  offers: async words => (await import('./offers.ts')).switchOffers(words),
  'content-archive': async words => (await import('./content-archive.ts')).archiveContent(words),
  backup: async words => (await import('./backup/backup.ts')).backUp(words),
  restore: async words => (await import('./backup/restore.ts')).restore(words),
  doctor: async words => (await import('./doctor/doctor.ts')).runDoctor(words),
  export: async words => {
    if (!process.env.CLOCK) process.env.NODE_ENV ??= 'production'
    await (await import('../build/build.ts')).ensureBuild()
    await (await import('./export/export.ts')).runExport(words)
  },
  'upstream-check': async words => (await import('./upstream-check.ts')).checkUpstream(words),
  audit: async words => (await import('./audit.ts')).runAudit(words),
  licences: async () => (await import('./licences.ts')).printLicences()
})
