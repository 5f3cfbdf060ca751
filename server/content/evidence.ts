import type { Environment } from '../../app/site/config/environment.ts'
import { noTable, readOnly } from '../accounts/read-only.ts'
import { byOffer, type OfferEvent, offerHistory } from './offer-events.ts'
import { type ServedVersion, servedVersions } from './served-versions.ts'
import { type Withdrawal, withdrawalsOf } from './withdrawals.ts'

/** The records of the site's database: every switch of an offer, and what was served since when. `missing` says why nothing is known. */
export type Evidence = { events: readonly OfferEvent[]; served: readonly ServedVersion[]; missing: string | null }

/** Reads the evidence and changes nothing. Throws where there is a database that does not answer. */
export async function readEvidence(environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Evidence> {
  const evidence = await readOnly(environment, async query => ({
    events: await offerHistory(query, null).catch(noTable),
    served: await servedVersions(query).catch(noTable),
    missing: null
  }))
  const missing = `there is no database at ${environment.DATA_DIR}: set DATABASE_URL or DATA_DIR as the site has them`
  return evidence ?? { events: [], served: [], missing }
}

/** The offers withdrawn at an instant, with who did it. */
export const withdrawnAt = ({ events }: Pick<Evidence, 'events'>, now: Date): Withdrawal[] =>
  withdrawalsOf(byOffer(events.filter(({ at }) => at <= now.getTime())).values())

/** The version served at an instant: the newest that had begun. Null before the first. */
export const servedAt = ({ served }: Pick<Evidence, 'served'>, now: Date): ServedVersion | null =>
  served.findLast(({ at }) => at <= now.getTime()) ?? null
