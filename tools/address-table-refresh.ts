import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dataPackage, ensureAddressTable, makeAddressTable, presentTable } from './address-table.ts'
import { compareTables } from './address-table-sample.ts'

/** `npm run locations` installs newer data of addresses and makes the table anew; `--rebuild` only makes it. Throws where the registry cannot be asked. */
export async function refreshLocations(parameters: readonly string[], npm = runNpm): Promise<void> {
  const unknown = parameters.filter(parameter => parameter !== '--rebuild')
  if (unknown.length > 0) throw new Error(`${unknown.join(' ')} is not known: the only argument is --rebuild.`)
  const isRebuild = parameters.includes('--rebuild')
  const before = await presentTable()
  const newer = isRebuild ? null : await newerVersion(npm)
  if (newer) npm(['install', '--save-dev', '--save-exact', '--no-audit', '--no-fund', `${dataPackage}@${newer}`])
  else if (!isRebuild) console.log('The registry has no newer data.')
  report(before, await (isRebuild ? makeAddressTable() : ensureAddressTable()))
}

type Npm = (words: readonly string[]) => string
type Table = NonNullable<Awaited<ReturnType<typeof presentTable>>>

function runNpm(words: readonly string[]): string {
  const name = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const { status, stdout, stderr } = spawnSync(name, words, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed, and the table stays as it is:\n${stderr ?? ''}`)
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
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map(text => text.split('.').map(Number))
  const index = one?.findIndex((number, at) => number !== (other?.[at] ?? 0)) ?? -1
  return index >= 0 && (one?.[index] ?? 0) > (other?.[index] ?? 0)
}

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
