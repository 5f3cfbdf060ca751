import { setTimeout as wait } from 'node:timers/promises'
import { EnvironmentError, readEnvironment } from '../app/site/config/environment.ts'
import { serve } from './serve.ts'

const drainMs = 10_000

try {
  const running = await serve(readEnvironment(process.env))
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    await Promise.race([running.stop(signal), wait(drainMs)])
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
