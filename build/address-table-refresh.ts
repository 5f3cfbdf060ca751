import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { placeKey } from '../app/domain/law/place.ts'
import type { AddressTable } from '../app/site/geolocation/address-table.ts'
import { dataPackage, ensureAddressTable, makeAddressTable, presentTable } from './address-table.ts'
import { addressText } from './address-table-tree.ts'
import { readArgs } from './run-command.ts'

/** `npm run locations` installs newer data of addresses and makes the table anew; `--rebuild` only makes it. Throws where the registry cannot be asked. */
export async function refreshLocations(args: readonly string[], npm = runNpm): Promise<void> {
  const usage = 'Usage: npm run locations -- [--rebuild]'
  const { rebuild: isRebuild = false } = readArgs(args, { rebuild: { type: 'boolean' } }, usage, false).values
  const before = await presentTable()
  const newer = isRebuild ? null : await newerVersion(npm)
  if (newer) npm(['install', '--save-dev', '--save-exact', '--no-audit', '--no-fund', `${dataPackage}@${newer}`])
  else if (!isRebuild) console.log('The registry has no newer data.')
  report(before, await (isRebuild ? makeAddressTable() : ensureAddressTable()))
}

type Npm = (args: readonly string[]) => string
type Table = NonNullable<Awaited<ReturnType<typeof presentTable>>>

function runNpm(args: readonly string[]): string {
  const name = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const { status, stdout, stderr } = spawnSync(name, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed, and the table stays as it is:\n${stderr ?? ''}`)
  return stdout
}

/** The newest version in the registry where it is newer than the one that package.json asks for, else null. */
async function newerVersion(npm: Npm): Promise<string | null> {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const newest = npm(['view', dataPackage, 'version']).trim()
  if (!/^\d+(\.\d+){2}$/.test(newest)) throw new Error(`The registry names no version of ${dataPackage}: «${newest}»`)
  return isNewer(newest, devDependencies[dataPackage] ?? '') ? newest : null
}

/** Whether one version of three numbers comes after another. */
export const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0

function report(before: Table | null, after: Table): void {
  const number = new Intl.NumberFormat('en-GB')
  const { ipv4, ipv6 } = after.ranges
  console.log(`Data:    of ${after.facts.dataDate}, before ${before?.facts.dataDate ?? 'none'} (${after.facts.source})`)
  console.log(`Ranges:  ${number.format(ipv4)} of IPv4, ${number.format(ipv6)} of IPv6`)
  if (!before) return
  const { asked, changed, ontario } = compareTables(before, after)
  const share = ((changed / asked) * 100).toFixed(2)
  console.log(
    `Changed: ${share} % of ${number.format(asked)} sample addresses (${number.format(changed)}; into or out of Ontario ${number.format(ontario)})`
  )
}

/** Where the registries hand out IPv6: an address drawn from all of it would nearly always be nobody's. */
const firstGroups = [0x2001, 0x2400, 0x2404, 0x2600, 0x2604, 0x2607, 0x2800, 0x2804, 0x2a00, 0x2a01, 0x2a02, 0x2c0f]

/** The same addresses each time, half of them IPv4 and half IPv6. */
export function sampleAddresses(count: number): string[] {
  let state = 20_260_605
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state ^ (state >>> 15)) >>> 0
  }
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) return addressText(4, [draw()])
    const first = firstGroups[draw() % firstGroups.length] ?? 0
    return addressText(6, [(first << 16) | (draw() >>> 16), draw(), draw(), draw()])
  })
}

type LookUp = Pick<AddressTable, 'lookUp'>

/** How two tables differ over the sample: how many addresses are in another country (or in or out of Ontario), and how many of those touch Ontario. */
export function compareTables(before: LookUp, after: LookUp, asked = 200_000) {
  const pairs = sampleAddresses(asked).map(address => [before, after].map(table => placeKey(table.lookUp(address))))
  const changed = pairs.filter(([one, other]) => one !== other)
  return { asked, changed: changed.length, ontario: changed.filter(pair => pair.includes('CAON')).length }
}
