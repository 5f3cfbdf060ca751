import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentPublisher, signer, statementIn } from '../fixtures/content-archives.ts'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

const minuteMs = 60_000
let publisher: Awaited<ReturnType<typeof contentPublisher>>
let processes: Awaited<ReturnType<typeof runSiteProcess>>[] = []
beforeAll(async () => {
  publisher = await contentPublisher()
  publisher.serve(await publisher.publish('--in=0'))
  const variables = { CONTENT_URL: publisher.url, CONTENT_PUBLIC_KEYS: signer.publicKey.x, LOG_LEVEL: 'info' }
  processes = await Promise.all([runSiteProcess(variables), runSiteProcess(variables)])
}, 4 * minuteMs)
afterAll(async () => {
  for (const each of processes) await each.stop()
  await publisher.stop()
})

const versions = () =>
  Promise.all(processes.map(async each => (await each.get('localhost', '/readyz')).headers['x-content-version']))
const homes = () => Promise.all(processes.map(async each => (await each.get('localhost', '/en/')).text))

it(
  '"every process takes up at the same version": two processes show what was published, and a restart while the address is away keeps it',
  async () => {
    const before = await homes()
    await publisher.setAmount(600, 655)
    const announced = await publisher.publish('--in=5')
    publisher.serve(announced)
    const [next] = statementIn(announced).archives
    const shown = next?.version.slice(0, 12)
    await until(async () => (await versions()).every(version => version === shown), minuteMs)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(next?.takeUpAt ?? ''))
    for (const home of await homes()) expect(home).toContain('655')
    expect(before.join()).not.toContain('655')

    publisher.serve(new Map())
    const [machine] = processes
    await machine?.restart()
    expect((await versions())[0]).toBe(shown)
    expect(await readdir(join(machine?.dataFolder ?? '', 'content'))).toEqual(
      expect.arrayContaining(['current', 'statement.json', next?.version])
    )
    expect((await machine?.get('localhost', '/metrics'))?.text).toContain(`content_info{version="${shown}"} 1`)
  },
  4 * minuteMs
)
