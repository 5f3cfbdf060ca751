// The operator's commands in a production folder, `node start.mjs offers list`: `build/production-folder.ts` bundles this file.
import { resolve } from 'node:path'
import { runCommand } from '../build/run-command.ts'
import { shownContentFolder } from '../server/content/kept-archives.ts'
import { backUp } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { printRules } from './compliance/compliance-rules.ts'
import { archiveContent } from './content-archive.ts'
import { runDoctor } from './doctor/doctor.ts'
import { runExport } from './export/export.ts'
import { switchOffers } from './offers.ts'

/** The content that the site of this machine shows. */
const folder = shownContentFolder(process.env)
/** Folders are meant from where the command was given, which is not where it runs. */
const placed = (args: readonly string[]) =>
  args.map(arg => (arg.startsWith('--') ? arg : resolve(process.env.STARTED_IN ?? '.', arg)))

await runCommand({
  offers: args => switchOffers(args, { folder }),
  'content-archive': args => archiveContent(placed(args), { folder: process.env.CONTENT_DIR || 'content' }),
  backup: args => backUp(placed(args)),
  restore: args => restore(placed(args), { folder }),
  rules: args => printRules(args, { folder, startedIn: process.env.STARTED_IN ?? '.' }),
  export: args => runExport(placed(args)),
  doctor: args => runDoctor(args, { folder, startedIn: process.env.STARTED_IN ?? '.' })
})
