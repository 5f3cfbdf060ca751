import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyOfContent, editContent } from '../fixtures/copy-of-content.ts'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

const minuteMs = 60_000
type Site = Awaited<ReturnType<typeof runSiteProcess>>
let site: Site
let newer: string
beforeAll(async () => {
  newer = await copyOfContent()
  site = await runSiteProcess({ LOG_LEVEL: 'warn' })
}, 3 * minuteMs)
afterAll(async () => {
  await site.stop()
  await rm(newer, { recursive: true })
})

const ready = async (of: Site = site) => {
  const { status, text, headers } = await of.get('localhost', '/readyz')
  return { status, text, version: headers['x-content-version'] }
}
const page = async (path: string, of: Site = site) => (await of.get('localhost', path)).text

const damaged = ['offers/offers.yaml', 'pages/about-us/en.yaml', 'policies/privacy-policy/en.md'] as const

it(
  '"one editor’s fault never holds up another’s valid edit": half-written files stay at their last good text, over a restart too, and /readyz names them',
  async () => {
    const before = await ready()
    expect(before).toMatchObject({ status: 200, text: 'ready', version: expect.stringMatching(/^[0-9a-f]{12}$/) })
    const whole = new Map<string, string>()
    for (const file of damaged) {
      const path = join(site.contentFolder, file)
      const text = await readFile(path, 'utf8')
      whole.set(path, text)
      await writeFile(path, text.slice(0, text.length / 2))
    }
    await site.edit('pages/contact/en.yaml', /^title: .*/m, 'title: Write us a letter')
    const isShown = async () => (await page('/en/contact/')).includes('Write us a letter')
    await until(isShown, minuteMs)
    await until(async () => (await ready()).text.includes('content:'), minuteMs)
    const { text } = await ready()
    expect(text).toMatch(/^ready\ncontent: \d+ faults?, what was good last is shown: [^\n]+$/)
    for (const file of damaged) expect(text).toContain(file)
    expect((await ready()).version).not.toBe(before.version)

    await site.restart()
    expect(await ready()).toMatchObject({ status: 200, text: expect.stringContaining('offers/offers.yaml') })
    expect(await isShown()).toBe(true)
    expect(await page('/en/privacy-policy/')).toContain('</html>')

    for (const [path, former] of whole) await writeFile(path, former)
    await until(async () => (await ready()).text === 'ready', minuteMs)
  },
  5 * minuteMs
)

it(
  'content that is newer than the build: what the build cannot read is as the release has it, the rest counts',
  async () => {
    await editContent(newer, 'pages/about-us/en.yaml', /^title:/m, 'aFieldOfALaterBuild: text\ntitle:')
    await editContent(newer, 'pages/contact/en.yaml', /^title: .*/m, 'title: A newer letter')
    const older = await runSiteProcess({ CONTENT_DIR: newer, LOG_LEVEL: 'warn' })
    try {
      expect(await ready(older)).toMatchObject({
        status: 200,
        text: 'ready\ncontent: 1 fault, what was good last is shown: pages/about-us/en.yaml'
      })
      expect(await page('/en/contact/', older)).toContain('A newer letter')
      expect((await older.get('localhost', '/en/about-us/')).status).toBe(200)
      expect(older.log.join('\n')).toMatch(/pages\/about-us\/en\.yaml:\d+: aFieldOfALaterBuild/)
    } finally {
      await older.stop()
    }
  },
  3 * minuteMs
)
