import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { readEvidence, servedAt, withdrawnAt } from '../../server/content/evidence.ts'
import { recordOfferEvent } from '../../server/content/offer-events.ts'
import { recordServedVersion } from '../../server/content/served-versions.ts'
import { content } from '../../tests/fixtures/content.ts'
import { describeDatabases } from '../../tests/fixtures/databases.ts'
import { printRules } from './compliance-rules.ts'

let said: string
beforeEach(() => {
  said = ''
  vi.spyOn(console, 'log').mockImplementation(text => {
    said += `${text}\n`
  })
})
afterEach(() => vi.restoreAllMocks())

const instant = new Date('2026-11-20T12:00:00Z')
const withdrawn = { offerId: 'quiet-hour', event: 'withdrawn', by: 'zoe', reason: '=wrong\tamount' } as const
const version = { build: 'b1', commit: 'c0ffee', content: content.version }

describeDatabases('evidence', ({ open, variables }) => {
  const place = () => readEnvironment(variables())

  it('before any process has started nothing is on record, and no table is made', async () => {
    const { missing, ...found } = await readEvidence(place())
    expect(found).toEqual({ events: [], served: [] })
    expect(missing ?? '').toMatch(
      variables().DATABASE_URL ? /^$/ : /^there is no database at .*: set DATABASE_URL or DATA_DIR/
    )
    expect(await readdir(variables().DATA_DIR)).toEqual([])
  })

  it('what the database knows is said for an instant: the last switch of each offer, the newest version that had begun', async () => {
    const database = await open()
    await recordServedVersion(database, { ...version, at: instant.getTime() - 1 })
    await recordOfferEvent(database, { ...withdrawn, at: instant.getTime() })
    const evidence = await readEvidence(place())
    const before = new Date(instant.getTime() - 1)
    expect([withdrawnAt(evidence, before), withdrawnAt(evidence, instant).map(({ id, by }) => `${id} ${by}`)]).toEqual([
      [],
      ['quiet-hour zoe']
    ])
    expect([servedAt(evidence, before)?.build, servedAt(evidence, new Date(before.getTime() - 1))]).toEqual([
      'b1',
      null
    ])
  })

  it('npm run rules says what was withdrawn, and its export has each record with who changed it last, and each switch', async () => {
    const database = await open()
    await recordServedVersion(database, { ...version, at: instant.getTime() })
    await recordOfferEvent(database, { ...withdrawn, at: instant.getTime() })
    const file = join(variables().DATA_DIR, 'evidence')
    const words = ['--country=SE', '--date=2026-11-20', `--export=${file}`]
    await printRules(words, { variables: variables(), read: async () => content })
    expect(said).toContain('withdrawn      quiet-hour at 2026-11-20T12:00:00.000Z by zoe: =wrong')
    expect(said).toContain(`Written: ${file}.tsv, ${file}.html`)
    const lines = (await readFile(`${file}.tsv`, 'utf8'))
      .replace(/\n$/, '')
      .split('\n')
      .map(line => line.split('\t'))
    const [names = [], ...rows] = lines
    expect(rows.filter(row => row.length !== names.length)).toEqual([])
    const row = (record: string) => {
      const cells = rows.findLast(cells => cells[2] === record) ?? []
      return Object.fromEntries(names.map((name, index) => [name, cells[index]]))
    }
    expect(row('quiet-hour')).toMatchObject({
      what: 'withdrawn',
      'changed at': instant.toISOString(),
      'changed by': 'zoe',
      why: "'=wrong amount"
    })
    expect(row('CAON 2026-01-01')).toMatchObject({ where: 'content/country-rules/country-rules.yaml', verified: 'yes' })
    for (const record of [...content.offers, ...content.trustMarks].map(({ id }) => id))
      expect([record, row(record)['changed at']]).toEqual([record, expect.stringMatching(/./)])
    const page = await readFile(`${file}.html`, 'utf8')
    expect(page).toContain('A visitor from SE on global')
    expect(page).toContain(`<dd>${content.version}</dd>`)
  })
})

it('a database that does not answer is said, and no answer is given without it', async () => {
  const variables = { DATABASE_URL: 'postgres://website@127.0.0.1:9/postgres' }
  const asked = printRules(['--country=SE'], { variables, read: async () => content })
  await expect(asked).rejects.toThrow(/ECONNREFUSED/)
  expect(said).toBe('')
})
