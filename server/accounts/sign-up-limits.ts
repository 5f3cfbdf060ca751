import type { Environment } from '../../app/site/config/environment.ts'
import { networkKey } from '../../app/site/geolocation/ip-range.ts'
import type { Database } from './database.ts'
import { createRateLimit } from './rate-limit.ts'
import { sameAddress } from './registrations.ts'

/** What is limited per network: an attempt to sign up, to have the confirmation sent again, to ask for one's data. */
type LimitedAct = 'sign-up' | 'resend' | 'your-data'

const tenMinutes = 600
const hour = 3600
const day = 24 * hour

/** The limits of sign-up. Each counts once; null where it may go on, else the whole seconds until it may. */
export function createSignUpLimits(
  { SIGN_UP_LIMIT }: Pick<Environment, 'SIGN_UP_LIMIT'>,
  secret: Buffer,
  { pool }: Pick<Database, 'pool'>
) {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit({ name, points, seconds }, secret, pool)
  const acts = {
    'sign-up': limit('sign-up', SIGN_UP_LIMIT, tenMinutes),
    resend: limit('resend', 5, tenMinutes),
    'your-data': limit('your-data', 5, tenMinutes)
  } satisfies Record<LimitedAct, unknown>
  const mails = limit('mails', 5, hour)
  const confirmations = limit('confirmations', 10, tenMinutes)
  const copies = limit('copies', 5, day)
  return {
    /** An act from an IP address: "10 in 10 minutes per address; an IPv6 /64 is one address". */
    act: (act: LimitedAct, address: string): Promise<number | null> => acts[act].count(networkKey(address)),
    /** A mail to an address that someone typed. However many networks ask: nobody's mailbox is filled by this site. */
    mail: (email: string): Promise<number | null> => mails.count(sameAddress(email)),
    /** A try to confirm a registration: a link alone guesses no password. */
    confirmation: (id: string): Promise<number | null> => confirmations.count(id),
    /** A copy of one's data by a link: another person who has found it gets no more than these. */
    copy: (token: string): Promise<number | null> => copies.count(token)
  }
}
