import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentPublisher, signer, statementIn } from '../fixtures/content-archives.ts'
import { parsed } from '../fixtures/parsed-content.ts'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

let publisher: Awaited<ReturnType<typeof contentPublisher>>
let site: Awaited<ReturnType<typeof runSiteProcess>>
beforeAll(async () => {
  publisher = await contentPublisher(parsed)
  publisher.serve(await publisher.publish('--in=0'))
  site = await runSiteProcess({
    CONTENT_URL: publisher.url,
    CONTENT_PUBLIC_KEYS: signer.publicKey.x,
    LOG_LEVEL: 'info'
  })
})
afterAll(async () => {
  await site.stop()
  await publisher.stop()
})

const version = async () => (await site.get('localhost', '/readyz')).headers['x-content-version']
const home = async () => (await site.get('localhost', '/en/')).text

it('a process shows what was published from its instant on, and a restart while the address is away keeps it', async () => {
  expect(await home()).not.toContain('$655')
  await publisher.setAmount(600, 655)
  const announced = await publisher.publish('--in=5')
  publisher.serve(announced)
  const [next] = statementIn(announced).archives
  const shown = next?.version.slice(0, 12)
  await until(async () => (await version()) === shown)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(next?.takeUpAt ?? ''))
  expect(await home()).toContain('$655')

  publisher.serve(new Map())
  await site.restart()
  expect(await version()).toBe(shown)
  expect(await readdir(join(site.dataFolder, 'content'))).toEqual(
    expect.arrayContaining(['current', 'statement.json', next?.version])
  )
  expect((await site.get('localhost', '/metrics')).text).toContain(`content_info{version="${shown}"} 1`)
})
