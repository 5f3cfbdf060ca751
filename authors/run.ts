// The commands of those who write: `npm run content` and the like.
import { runCommand } from '../build/run-command.ts'

await runCommand({
  content: async args => (await import('./content.ts')).runContent(args),
  pages: async () => (await import('./page-table.ts')).printPageTable(),
  uses: async args => {
    process.env.NODE_ENV ??= 'production'
    await (await import('./page-uses.ts')).printUses(args)
  },
  sheets: async args => (await import('./sheets.ts')).takeSheets(args),
  screenshots: async args => (await import('./screenshots.ts')).takeScreenshots(args)
})
