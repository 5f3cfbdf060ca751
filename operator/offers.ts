import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isValidAt } from '../app/domain/dated/dated-record.ts'
import { readEnvironment } from '../app/site/config/environment.ts'
import { readArgs } from '../build/run-command.ts'
import type { Content } from '../content/content.ts'
import type { Database } from '../server/accounts/database.ts'
import { openDatabase } from '../server/accounts/open-database.ts'
import { readContent } from '../server/content/content-reader.ts'
import { latestOfferEvents, type OfferEvent, offerHistory, recordOfferEvent } from '../server/content/offer-events.ts'
import { createLogger } from '../server/platform/logger.ts'

const usage =
  'Usage: npm run offers -- list | history [id] | withdraw {id} --reason="…" [--by={who}] | restore {id} [--reason="…"] [--by={who}]'

type Settings = { folder?: string; now?: Date; variables?: NodeJS.ProcessEnv; read?: typeof readContent }

/** The kill switch: withdraws an offer, or restores it, by an event in the site's database. All processes over that database follow within a minute. */
export async function switchOffers(
  args: readonly string[],
  { folder = 'content', now = new Date(), variables = process.env, read = readContent }: Settings = {}
): Promise<void> {
  const { values, positionals } = readArgs(args, { reason: { type: 'string' }, by: { type: 'string' } }, usage)
  const [command = '', id = null] = positionals
  if (!['list', 'history', 'withdraw', 'restore'].includes(command)) throw new Error(usage)
  const { DATABASE_URL = '', DATA_DIR = '' } = variables
  const database = await openDatabase(readEnvironment({ DATABASE_URL, DATA_DIR }), createLogger('silent'), () => now)
  try {
    if (command === 'list') console.log(offerList(await read(folder), await latestOfferEvents(database.query), now))
    else if (command === 'history')
      console.log((await offerHistory(database.query, id)).map(line).join('\n') || 'Nothing has been withdrawn yet.')
    else if (id !== null && (command === 'withdraw' || command === 'restore')) await change(command, id)
    else throw new Error(usage)
  } finally {
    await database.close()
  }

  async function change(act: 'withdraw' | 'restore', offerId: string): Promise<void> {
    const { reason, by = userInfo().username } = values
    if (act === 'withdraw' && !reason) throw new Error(`Say why, for the record: --reason="…"\n${usage}`)
    await assertKnown(database, act, offerId, folder)
    const event = act === 'withdraw' ? 'withdrawn' : 'restored'
    const facts = { offerId, event, at: now.getTime(), by, reason: reason ?? 'no reason was given' } as const
    if (!(await recordOfferEvent(database, facts))) return console.log(`${offerId} is withdrawn already.`)
    console.log(
      act === 'withdraw'
        ? `${offerId} is withdrawn: every running site over this database shows it nowhere within a minute. Put it back: npm run offers -- restore ${offerId}`
        : `${offerId} is back: running sites show it again within a minute, where its dates and the law allow it.`
    )
  }
}

/** Whether an offer is called so, as far as the content of this folder tells. Throws where it is not. */
async function assertKnown(
  { query }: Database,
  act: 'withdraw' | 'restore',
  id: string,
  folder: string
): Promise<void> {
  const known = await offerIds(folder)
  if (!known) return console.log(`offers/offers.yaml cannot be read: whether an offer is called ${id} is not known.`)
  if (known.includes(id) || (act === 'restore' && (await offerHistory(query, id)).length > 0)) return
  throw new Error(`No offer is called ${id}. There are: ${known.join(', ')}`)
}

/** The names of offers, read by themselves: a fault elsewhere must not keep anybody from the kill switch. Null where not even that can be read. */
async function offerIds(folder: string): Promise<string[] | null> {
  try {
    const list: unknown = parse(await readFile(join(folder, 'offers/offers.yaml'), 'utf8'))
    const ids = Array.isArray(list) ? list.flatMap((offer: { id?: unknown } | null) => offer?.id ?? []) : []
    return ids.length > 0 ? ids.map(String) : null
  } catch {
    return null
  }
}

const line = ({ offerId, event, at, by, reason }: OfferEvent) =>
  `${new Date(at).toISOString()}  ${offerId}  ${event} by ${by}: ${reason}`

/** Every offer with its state at an instant, one a line. */
function offerList({ offers }: Pick<Content, 'offers'>, events: readonly OfferEvent[], now: Date): string {
  const withdrawn = new Map(events.filter(({ event }) => event === 'withdrawn').map(event => [event.offerId, event]))
  const lines = offers.map(offer => {
    const out = withdrawn.get(offer.id)
    const { at = 0, by, reason } = out ?? {}
    const state = out ? `withdrawn ${new Date(at).toISOString()} by ${by}: ${reason}` : stateOf(offer, now)
    return [offer.id, offer.path, state] as const
  })
  const widest = Math.max(...lines.map(([id]) => id.length))
  return lines.map(([id, path, state]) => `${id.padEnd(widest)}  ${path}  ${state}`).join('\n')
}

function stateOf(offer: Content['offers'][number], now: Date): string {
  if (isValidAt(offer, now)) return `runs until ${offer.validUntil}`
  if (Date.parse(offer.validFrom) > now.getTime()) return `begins ${offer.validFrom}`
  return Date.parse(offer.validUntil) <= now.getTime()
    ? `ended ${offer.validUntil}`
    : `past its review ${offer.reviewBy}`
}
