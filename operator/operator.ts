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

/** What the site of this machine shows. */
const folder = shownContentFolder(process.env)
/** Folders are meant from where the command was given, which is not where it runs. */
const placed = (words: readonly string[]) =>
  words.map(word => (word.startsWith('--') ? word : resolve(process.env.STARTED_IN ?? '.', word)))

await runCommand({
  offers: words => switchOffers(words, { folder }),
  'content-archive': words => archiveContent(placed(words), { folder: process.env.CONTENT_DIR || 'content' }),
  backup: words => backUp(placed(words)),
  restore: words => restore(placed(words), { folder }),
  rules: words => printRules(words, { folder, startedIn: process.env.STARTED_IN ?? '.' }),
  export: words => runExport(placed(words)),
  doctor: words => runDoctor(words, { folder, startedIn: process.env.STARTED_IN ?? '.' })
})
