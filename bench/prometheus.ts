import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { programOf } from '../build/programs.ts'
import { send } from '../tests/fixtures/site-client.ts'
import { freePort } from '../tests/fixtures/site-process.ts'
import { replacedIn } from './proxies.ts'

type Asked = {
  /** A folder of its own. */
  folder: string
  /** The ports of the site's two processes. */
  ports: readonly number[]
  token: string
}
/** An alert that began to fire, and when, in milliseconds. */
export type Firing = { alert: string; at: number }

/** Debian's Prometheus with `deploy/prometheus.yaml` and `deploy/alerts.yaml`; nobody takes its alerts but who asks it. */
export async function startPrometheus({ folder, ports: [first, second], token }: Asked) {
  await mkdir(folder)
  const port = await freePort()
  const tokenFile = join(folder, 'token')
  const setToken = (text: string) => writeFile(tokenFile, text)
  await setToken(token)
  const file = join(folder, 'prometheus.yaml')
  await writeFile(
    file,
    replacedIn('deploy/prometheus.yaml', await readFile('deploy/prometheus.yaml', 'utf8'), [
      ['/etc/prometheus/alerts.yaml', resolve('deploy/alerts.yaml')],
      ['/etc/prometheus/poker-room-website.token', tokenFile],
      ['127.0.0.1:3001', `127.0.0.1:${first}`],
      ['127.0.0.1:3002', `127.0.0.1:${second}`]
    ])
  )
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'series')}`,
    `--web.listen-address=127.0.0.1:${port}`
  ]
  const child = spawn(programOf('prometheus', 'prometheus', 'the measurement of a night'), args, { stdio: 'ignore' })
  return {
    /** Another token, which Prometheus reads anew with each request. */
    setToken,
    /** The alerts that have fired in the last half hour, each once, by the time at which they first did. */
    async firings(): Promise<Firing[]> {
      const query = encodeURIComponent('ALERTS{alertstate="firing"}[30m]')
      const { body } = await send({ port, path: `/api/v1/query?query=${query}` })
      const { data } = JSON.parse(body.toString()) as {
        data: { result: { metric: { alertname: string }; values: [number, string][] }[] }
      }
      const firsts = new Map<string, number>()
      for (const { metric, values } of data.result) {
        const at = (values[0]?.[0] ?? 0) * 1000
        firsts.set(metric.alertname, Math.min(at, firsts.get(metric.alertname) ?? at))
      }
      return [...firsts].map(([alert, at]) => ({ alert, at }))
    },
    async [Symbol.asyncDispose](): Promise<void> {
      if (child.kill('SIGTERM')) await once(child, 'exit')
    }
  }
}
