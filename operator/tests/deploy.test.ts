import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { environmentSchema } from '../../app/site/config/environment.schema.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'

const textOf = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
type Service = Record<string, unknown> & {
  environment?: Record<string, string>
  networks: { inside?: { ipv4_address: string } }
}
type Compose = {
  services: Record<string, Service>
  networks: { inside: { ipam: { config: { ip_range: string }[] } } }
}
const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose
const manifests = parseAllDocuments(textOf('kubernetes.yaml')).map(document => document.toJS())
const deployment = manifests.find(({ kind }) => kind === 'Deployment')
const [pod] = deployment.spec.template.spec.containers

const variablesOf: readonly [file: string, variables: Record<string, string>][] = [
  ['compose.yaml', compose.services['site-1']?.environment ?? {}],
  ['kubernetes.yaml', Object.fromEntries(pod.env.map(({ name, value }: Record<string, string>) => [name, value]))]
]

it.each(variablesOf)('the environment that it sets is one that the site takes: %s', (_file, variables) => {
  const known = new Set(Object.keys(environmentSchema.entries))
  expect(Object.keys(variables).filter(name => !known.has(name))).toEqual([])
  const filled = Object.entries(variables).map(([name, value]) => [name, value.replace(/\$\{[^}]*\}/g, 'x'.repeat(32))])
  expect(() => readEnvironment(Object.fromEntries(filled))).not.toThrow()
})

it('compose runs two processes that differ in nothing, each read-only and bounded', () => {
  const { 'site-1': first, 'site-2': second } = compose.services
  expect(second).toEqual(first)
  expect(first).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: '512m' })
})

it('compose gives no other container the address that the proxy has, whatever starts first', () => {
  const [{ ip_range: range } = { ip_range: '' }] = compose.networks.inside.ipam.config
  const [network = '', bits] = range.split('/')
  const given = new BlockList()
  given.addSubnet(network, Number(bits))
  const address = compose.services.proxy?.networks.inside?.ipv4_address ?? ''
  expect(given.check(network)).toBe(true)
  expect(given.check(address)).toBe(false)
  expect(compose.services['site-1']?.environment?.TRUSTED_PROXIES).toBe(address)
})

it('a roll-out in Kubernetes takes no process away before another is ready', () => {
  expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
  expect(pod.startupProbe.httpGet.path).toBe('/readyz')
  expect(pod.readinessProbe.httpGet.path).toBe('/healthz')
  expect(pod.livenessProbe.httpGet.path).toBe('/healthz')
  expect(pod.resources.limits.memory).toBe('512Mi')
})

const removed = [...readEnvironment({}).GEO_HEADERS, 'forwarded', 'x-real-ip']

it.each([
  ['nginx.conf', (header: string) => new RegExp(`^ *proxy_set_header ${header} "";$`, 'im')],
  ['Caddyfile', (header: string) => new RegExp(`^\\s*header_up -${header}$`, 'im')]
] as const)('no header that a visitor sends says where they are: %s', (file, rule) => {
  expect(removed.filter(header => !rule(header).test(textOf(file)))).toEqual([])
})

it('nginx appends the address of a visitor, and asks another process for what was not taken, never for a POST', () => {
  const nginx = textOf('nginx.conf')
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(nginx).toMatch(/proxy_next_upstream [^;]*error[^;]*;/)
  expect(nginx).not.toMatch(/proxy_next_upstream [^;]*non_idempotent/)
})

it.each([
  [
    'nginx takes no process out for a time: the other one may go in it',
    'nginx.conf',
    /^ *server \S+:\d+ max_fails=0;$/m
  ],
  ['nginx closes idle connections before a process does', 'nginx.conf', /^ *keepalive_timeout 60s;$/m],
  ['Caddy closes idle connections before a process does', 'Caddyfile', /^\s*keepalive 60s$/m],
  ['Caddy waits for one process alone as long as it starts', 'Caddyfile', /^\s*lb_try_duration 30s$/m]
] as const)('%s', (_rule, file, line) => {
  expect(textOf(file)).toMatch(line)
})

it.runIf(process.getuid?.() === 0)(
  'the operator’s command has the environment of the unit, and the user of the site',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'))
    chmodSync(folder, 0o755)
    const variables = `# a comment\nREGION_DOMAINS={"global":"https://example.com"}\n\nMAIL_FROM="a b <c@d>"\nSECRET_KEY=x=\\'$y'`
    writeFileSync(join(folder, 'site.env'), variables, { mode: 0o600 })
    writeFileSync(join(folder, 'start.mjs'), 'id -un; env; echo "$@"')
    const replaced = [
      ['user=poker-room-website', 'user=nobody'],
      ['/etc/poker-room-website', folder],
      ['/usr/bin/node /opt/poker-room-website/current', `/bin/sh ${folder}`]
    ] as const
    const script = replaced.reduce((text, [from, to]) => text.replace(from, to), textOf('poker-room-website'))
    writeFileSync(join(folder, 'command'), script, { mode: 0o755 })
    const env = { PATH: process.env.PATH, SECRET_KEY: 'of a shell', PORT: '1' }
    const args = ['offers', 'withdraw', '--reason=two words']
    const { stdout, stderr } = spawnSync(join(folder, 'command'), args, { env, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(stderr).toBe('')
    const lines = stdout.trim().split('\n')
    expect([lines[0], lines.at(-1)]).toEqual(['nobody', args.join(' ')])
    expect(lines).toEqual(
      expect.arrayContaining([
        'REGION_DOMAINS={"global":"https://example.com"}',
        'MAIL_FROM=a b <c@d>',
        "SECRET_KEY=x=\\'$y'",
        'DATA_DIR=/var/lib/poker-room-website'
      ])
    )
    expect(stdout).not.toContain('PORT=')
  }
)
