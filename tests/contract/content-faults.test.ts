import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEvidence } from '../../server/content/evidence.ts'
import { currentBuildId } from '../../server/platform/builds.ts'
import { commitOfBuild } from '../../server/platform/release.ts'
import { copyOfContent, editContent } from '../fixtures/copy-of-content.ts'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

const later = 'pages/about-us/en.yaml'
const fieldOfLater = 'aFieldOfALaterBuild: text\n'
let site: Awaited<ReturnType<typeof runSiteProcess>>
let folder: string
beforeAll(async () => {
  folder = await copyOfContent()
  await editContent(folder, later, /^title:/m, `${fieldOfLater}title:`)
  await editContent(folder, 'pages/contact/en.yaml', /^title: .*/m, 'title: A newer letter')
  site = await runSiteProcess({ CONTENT_DIR: folder, LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const ready = async () => {
  const { status, text, headers } = await site.get('localhost', '/readyz')
  return { status, text, version: headers['x-content-version'] }
}
const page = async (path: string) => (await site.get('localhost', path)).text

it('content that is newer than the build: what the build cannot read is as the release has it, the rest counts', async () => {
  expect(await ready()).toMatchObject({
    status: 200,
    text: `ready\ncontent: 1 fault, what was good last is shown: ${later}`
  })
  expect(await page('/en/contact/')).toContain('A newer letter')
  expect((await site.get('localhost', '/en/about-us/')).status).toBe(200)
  expect(site.log.join('\n')).toMatch(/pages\/about-us\/en\.yaml:\d+: aFieldOfALaterBuild/)
  await editContent(folder, later, fieldOfLater, '')
  await until(async () => (await ready()).text === 'ready')
})

const damaged = ['offers/offers.yaml', later, 'policies/privacy-policy/en.md'] as const
const served = async () => (await readEvidence({ DATABASE_URL: null, DATA_DIR: site.dataFolder })).served

it('"one editor’s fault never holds up another’s valid edit": half-written files stay at their last good text, over a restart too, and /readyz names them; what is served is written down', async () => {
  const before = await ready()
  expect(before).toMatchObject({ status: 200, text: 'ready', version: expect.stringMatching(/^[0-9a-f]{12}$/) })
  const whole = new Map<string, string>()
  for (const file of damaged) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    whole.set(path, text)
    await writeFile(path, text.slice(0, text.length / 2))
  }
  await editContent(folder, 'pages/contact/en.yaml', /^title: .*/m, 'title: Write us a letter')
  const isShown = async () => (await page('/en/contact/')).includes('Write us a letter')
  await until(isShown)
  const areNamed = (text: string) => damaged.every(file => text.includes(file))
  await until(async () => areNamed((await ready()).text))
  const { text, version } = await ready()
  expect(text).toMatch(/^ready\ncontent: \d+ faults?, what was good last is shown: [^\n]+$/)
  expect(version).not.toBe(before.version)
  await until(async () => (await served()).at(-1)?.content.startsWith(String(version)) === true)
  const [first, ...rest] = await served()
  const build = currentBuildId()
  const commit = await commitOfBuild(build)
  expect([first, rest.at(-1)]).toMatchObject([
    { build, commit, content: expect.not.stringContaining(String(version)) },
    { build, commit }
  ])
  const said = site.log.map(line => JSON.parse(line)).find(line => line.build === build)
  expect(said).toMatchObject({ build, commit, content: first?.content })

  await site.restart()
  expect(await ready()).toMatchObject({ status: 200, text: expect.stringContaining('offers/offers.yaml') })
  expect(await isShown()).toBe(true)
  expect(await page('/en/privacy-policy/')).toContain('</html>')
  expect(await served(), 'the same again is no change').toEqual([first, ...rest])

  for (const [path, former] of whole) await writeFile(path, former)
  await until(async () => (await ready()).text === 'ready')
})
