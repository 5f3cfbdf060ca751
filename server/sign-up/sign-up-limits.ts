import type { Environment } from '../../app/site/config/environment.ts'
import type { Database } from './database.ts'
import { createRateLimit } from './rate-limit.ts'

/** What is limited per network: an attempt to sign up, to have the confirmation sent again, to ask for one's data. */
export type LimitedAct = 'sign-up' | 'resend' | 'your-data'

const tenMinutes = 600
const hour = 3600

/** The limits of sign-up. Acts count per network, mails per address that receives them. */
export function createSignUpLimits(
  { SIGN_UP_LIMIT }: Pick<Environment, 'SIGN_UP_LIMIT'>,
  secret: Buffer,
  database: Database
) {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit({ name, points, seconds }, secret, database.pool)
  return {
    acts: {
      'sign-up': limit('sign-up', SIGN_UP_LIMIT, tenMinutes),
      resend: limit('resend', 5, tenMinutes),
      'your-data': limit('your-data', 5, tenMinutes)
    } satisfies Record<LimitedAct, unknown>,
    /** However many networks ask: nobody's mailbox is filled by this site. */
    mails: limit('mails', 5, hour)
  }
}
