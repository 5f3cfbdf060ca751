import { readFile, writeFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import { standsAt } from '../app/site/dated/dated-record.ts'
import type { Content } from '../content/content.ts'
import type { Withdrawal } from '../content/withdrawn.schema.ts'
import { withdrawnFile } from '../server/content/withdrawals.ts'
import { readContent } from '../server/content-store.ts'

const usage = 'Usage: npm run offers -- list | withdraw {id} [--reason="…"] | restore {id}'

/**
 * The kill switch: takes an offer off every page, or puts it back, by a line in content/withdrawn.yaml. A running site follows within a minute, without a build or a
 * restart. In: the words of the command. Ends the process with a message where the command or the id is not known.
 */
export async function switchOffers(words: readonly string[], folder = 'content', now = new Date()): Promise<void> {
  const [command, id] = words.filter(word => !word.startsWith('--'))
  const content = await readContent(folder)
  if (command === 'list') return console.log(offerList(content, now))
  if ((command !== 'withdraw' && command !== 'restore') || !id) throw new Error(usage)
  const known = [...content.offers, ...content.withdrawnOffers].map(offer => offer.id)
  if (!known.includes(id)) throw new Error(`No offer is called ${id}. There are: ${known.join(', ')}`)
  const isWithdrawn = content.withdrawnOffers.some(offer => offer.id === id)
  if (isWithdrawn === (command === 'withdraw'))
    return console.log(isWithdrawn ? `${id} is withdrawn already.` : `${id} is not withdrawn.`)
  const reason = words.find(word => word.startsWith('--reason='))?.slice('--reason='.length) || 'no reason was given'
  const path = `${folder}/${withdrawnFile}`
  await writeFile(path, changed(await readFile(path, 'utf8'), command, { id, at: instant(now), reason }))
  console.log(
    command === 'withdraw'
      ? `${id} is withdrawn: a running site shows it nowhere within a minute. Put it back: npm run offers -- restore ${id}`
      : `${id} is back: a running site shows it again within a minute, where its dates and the law allow it.`
  )
}

/** The file with one withdrawal more or less; the comment at its top stays. */
function changed(text: string, command: 'withdraw' | 'restore', entry: Withdrawal): string {
  const comment = text.split('\n').filter(line => line.startsWith('#'))
  const others = ((parse(text) ?? []) as Withdrawal[]).filter(({ id }) => id !== entry.id)
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
  if (standsAt(offer, now)) return `runs until ${offer.validUntil}`
  if (Date.parse(offer.validFrom) > now.getTime()) return `begins ${offer.validFrom}`
  return Date.parse(offer.validUntil) <= now.getTime()
    ? `ended ${offer.validUntil}`
    : `past its review ${offer.reviewBy}`
}
