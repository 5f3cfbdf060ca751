// `npm run bench`.
import { runCommand } from '../build/run-command.ts'

await runCommand({ bench: async args => (await import('./bench.ts')).bench(args) })
