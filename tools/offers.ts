import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { isValidAt } from '../app/domain/dated/dated-record.ts'
import type { Content } from '../content/content.ts'
import { type Withdrawal, withdrawals } from '../content/withdrawn.schema.ts'
import { readContent } from '../server/content/content-reader.ts'
import { parseYaml } from '../server/content/validate.ts'
import { withdrawnFile } from '../server/content/withdrawals.ts'
import { writeAtomically } from '../server/platform/write-atomically.ts'

const usage = 'Usage: npm run offers -- list | withdraw {id} [--reason="…"] | restore {id}'

/** The kill switch: withdraws an offer, or restores it, by a line in content/withdrawn.yaml. A running site follows within a minute. */
export async function switchOffers(words: readonly string[], folder = 'content', now = new Date()): Promise<void> {
  const [command, id] = words.filter(word => !word.startsWith('--'))
  if (command === 'list') return console.log(offerList(await readContent(folder), now))
  if ((command !== 'withdraw' && command !== 'restore') || !id) throw new Error(usage)
  const path = join(folder, withdrawnFile)
  const text = await readFile(path, 'utf8')
  const isWithdrawn = withdrawalsIn(text).some(withdrawal => withdrawal.id === id)
  const known = await offerIds(folder)
  if (!known) console.log(`offers/offers.yaml cannot be read: whether an offer is called ${id} is not known.`)
  else if (!known.includes(id) && !(isWithdrawn && command === 'restore'))
    throw new Error(`No offer is called ${id}. There are: ${known.join(', ')}`)
  if (isWithdrawn === (command === 'withdraw'))
    return console.log(isWithdrawn ? `${id} is withdrawn already.` : `${id} is not withdrawn.`)
  const reason = words.find(word => word.startsWith('--reason='))?.slice('--reason='.length) || 'no reason was given'
  await writeAtomically(path, changed(text, command, { id, at: instant(now), reason }))
  console.log(
    command === 'withdraw'
      ? `${id} is withdrawn: a running site shows it nowhere within a minute. Put it back: npm run offers -- restore ${id}`
      : `${id} is back: a running site shows it again within a minute, where its dates and the law allow it.`
  )
  await readContent(folder).catch(fault =>
    console.log(
      `The content has a fault. ${command === 'withdraw' ? 'The withdrawal counts all the same' : 'The offer comes back once it is put right'}:\n${fault}`
    )
  )
}

/** What offers are called, read by themselves: a fault elsewhere must not keep anybody from the kill switch. Null where not even that can be read. */
async function offerIds(folder: string): Promise<string[] | null> {
  try {
    const list: unknown = parse(await readFile(join(folder, 'offers/offers.yaml'), 'utf8'))
    const ids = Array.isArray(list) ? list.flatMap((offer: { id?: unknown } | null) => offer?.id ?? []) : []
    return ids.length > 0 ? ids.map(String) : null
  } catch {
    return null
  }
}

/** Throws where the file is no list: writing over it could bring back what someone has withdrawn. */
function withdrawalsIn(text: string): Withdrawal[] {
  const { data, faults } = parseYaml(text, withdrawnFile)
  const { success, output } = v.safeParse(withdrawals, data)
  if (faults.length > 0 || !success)
    throw new Error(`${withdrawnFile} cannot be read: put it right, or write [] below its first line and withdraw anew`)
  return output
}

/** The file with one withdrawal more or less; the comment at its top stays. */
function changed(text: string, command: 'withdraw' | 'restore', entry: Withdrawal): string {
  const comment = text.split('\n').filter(line => line.startsWith('#'))
  const others = withdrawalsIn(text).filter(({ id }) => id !== entry.id)
  return [...comment, stringify(command === 'withdraw' ? [...others, entry] : others)].join('\n')
}

const instant = (now: Date) => `${now.toISOString().slice(0, 19)}Z`

/** Every offer with its state at an instant, one a line. */
export function offerList({ offers, withdrawnOffers }: Pick<Content, 'offers' | 'withdrawnOffers'>, now: Date): string {
  const lines = [
    ...offers.map(offer => ({ offer, state: stateOf(offer, now) })),
    ...withdrawnOffers.map(offer => ({ offer, state: `withdrawn ${offer.withdrawnAt}: ${offer.reason}` }))
  ]
  const widest = Math.max(...lines.map(({ offer }) => offer.id.length))
  return lines.map(({ offer, state }) => `${offer.id.padEnd(widest)}  ${offer.path}  ${state}`).join('\n')
}

function stateOf(offer: Content['offers'][number], now: Date): string {
  if (isValidAt(offer, now)) return `runs until ${offer.validUntil}`
  if (Date.parse(offer.validFrom) > now.getTime()) return `begins ${offer.validFrom}`
  return Date.parse(offer.validUntil) <= now.getTime()
    ? `ended ${offer.validUntil}`
    : `past its review ${offer.reviewBy}`
}
