// `npm run bench`, and `npm run bench -- upstreams`.
import { runCommand } from '../build/run-command.ts'

await runCommand({
  bench: async args => (args[0] === 'upstreams' ? import('./upstreams.ts') : (await import('./bench.ts')).bench(args))
})
