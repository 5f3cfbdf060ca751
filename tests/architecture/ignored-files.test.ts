import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

const isIgnored = (path: string) => spawnSync('git', ['check-ignore', '-q', '--no-index', path]).status === 0

it.each([
  '.env',
  '.env.local',
  'deploy/.env',
  '.data/sign-up.sqlite',
  'data/sign-up.sqlite-wal',
  'deploy/site.env',
  'data/secret-key',
  'data/secret-key.1a2b',
  'deploy/metrics.token',
  'support-desk-key',
  'data/outbox/1.eml',
  'data/outbox/1.eml.7.part',
  'data/erased-registrations.json',
  'privkey.pem',
  'deploy/tls/site.key',
  'backup/manifest.json',
  'backups/2026-11-25/database.dump',
  'database.sql',
  'export/manifest.json',
  'out/manifest.json'
])('git takes no secret, no data of visitors and no copy of them: %s', path => expect(isIgnored(path)).toBe(true))

it.each(['.env.example', 'deploy/compose.yaml', 'operator/backup/backup.ts', 'operator/export/export.ts'])(
  'git takes what is a source: %s',
  path => expect(isIgnored(path)).toBe(false)
)

it('no source is ignored', () => {
  expect(spawnSync('git', ['ls-files', '-ci', '--exclude-standard']).stdout.toString()).toBe('')
})

it('an image gets nothing that git ignores, in no stage', () => {
  const forImages = linesOf('.gitignore').map(line => {
    const [, not = '', path = ''] = /^(!?)(.*?)\/?$/.exec(line) ?? []
    return `${not}${path.startsWith('/') ? path.slice(1) : `**/${path}`}`
  })
  expect(linesOf('deploy/Containerfile.dockerignore')).toEqual(['.git', ...forImages])
})
