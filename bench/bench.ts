import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuild } from '../tools/build.ts'
import { chromiumPath } from '../tools/chromium.ts'
import { measureBuild } from './build-time.ts'
import { measureBytes } from './bytes.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLongTasks } from './long-tasks.ts'
import { measurePress } from './press.ts'
import { measureThroughput } from './throughput.ts'

const pages = [
  { name: 'home', path: '/' },
  { name: 'privacy policy', path: '/privacy-policy/' }
] as const

process.env.CHROME_PATH = chromiumPath()
await ensureBuild()
const port = await freePort()
const origin = `http://localhost:${port}`
const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  stdio: 'inherit'
})
try {
  await ready()
  for (const { name, path } of pages) {
    console.log(`\n# ${name}`)
    console.table(await measureBytes(`${origin}${path}`))
    console.table(await measureLighthouse(`${origin}${path}`, 5))
    console.table(await measureLongTasks(`${origin}${path}`, 5))
    console.table(await measurePress(`${origin}${path}`, 5))
    console.table(await measureThroughput(port, path))
  }
  console.log('\n# build')
  console.table(await measureBuild())
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('The server did not become ready')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
