import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEvidence } from '../../server/content/evidence.ts'
import { currentBuildId } from '../../server/platform/builds.ts'
import { commitOfBuild } from '../../server/platform/release.ts'
import { content } from '../../tests/fixtures/content.ts'
import { runSiteProcess, until } from '../../tests/fixtures/site-process.ts'

let site: Awaited<ReturnType<typeof runSiteProcess>>
beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'info' })
})
afterAll(() => site.stop())

const served = async () => (await readEvidence({ DATABASE_URL: null, DATA_DIR: site.dataFolder })).served

it('a process writes down what it serves: at its start with build and commit, after an edit, and not again after a restart', async () => {
  const build = currentBuildId()
  const commit = await commitOfBuild(build)
  const first = { at: expect.any(Number), build, commit, content: content.version }
  expect(await served()).toEqual([first])
  const said = () => site.log.map(line => JSON.parse(line)).find(line => line.build === build)
  await until(async () => said() !== undefined, 30_000)
  expect(said()).toMatchObject({ build, commit, content: content.version })

  await site.edit('figures/figures.yaml', 'amount: 600', 'amount: 650')
  await until(async () => (await served()).length === 2, 30_000)
  const edited = { at: expect.any(Number), build, commit, content: expect.not.stringContaining(content.version) }
  await site.restart()
  expect(await served()).toEqual([first, edited])
})
