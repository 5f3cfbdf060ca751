// The commands of those who write: `npm run content` and the like.
import { runCommand } from '../build/run-command.ts'

await runCommand({
  content: async words => (await import('./content.ts')).runContent(words),
  pages: async () => (await import('./page-table.ts')).printPageTable(),
  uses: async words => {
    process.env.NODE_ENV ??= 'production'
    await (await import('./page-uses.ts')).printUses(words)
  },
  sheets: async words => (await import('./sheets.ts')).takeSheets(words),
  screenshots: async words => (await import('./screenshots.ts')).takeScreenshots(words)
})
