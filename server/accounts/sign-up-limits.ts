import type { Environment } from '../../app/site/config/environment.ts'
import { networkKey, widerNetwork } from '../../app/site/geolocation/ip-range.ts'
import type { MailKind } from '../../content/mails/mails.schema.ts'
import type { Database } from './database.ts'
import { createRateLimit } from './rate-limit.ts'
import { addressKey } from './registrations.ts'

const tenMinutes = 600
const hour = 3600
const day = 24 * hour

/** A provider's customer may have as many networks as an IPv6 /48 or an IPv4 /24 holds: together they get no more than so many of them. */
const networksOfCustomer = 10

/** The limits of sign-up. Each counts once; null where it may go on, else the whole seconds until it may. */
export function createSignUpLimits(
  { SIGN_UP_LIMIT, MAILS_PER_HOUR }: Pick<Environment, 'SIGN_UP_LIMIT' | 'MAILS_PER_HOUR'>,
  secret: Buffer,
  { pool }: Pick<Database, 'pool'>
) {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit({ name, points, seconds }, secret, pool)
  const limitOfAct = (name: string, points: number) => ({
    network: limit(name, points, tenMinutes),
    customer: limit(`${name}-wider`, networksOfCustomer * points, tenMinutes)
  })
  /** Limits per network: an attempt to sign up, to have the confirmation sent again, to ask for one's data. */
  const acts = {
    'sign-up': limitOfAct('sign-up', SIGN_UP_LIMIT),
    resend: limitOfAct('resend', 5),
    'your-data': limitOfAct('your-data', 5)
  }
  const mails = limit('mails', 5, hour)
  const dataMails = limit('data-mails', 5, hour)
  const allMails = limit('all-mails', MAILS_PER_HOUR, hour)
  const confirmations = limit('confirmations', 10, tenMinutes)
  const copies = limit('copies', 5, day)
  return {
    /** An act from an IP address: "10 in 10 minutes per address; an IPv6 /64 is one address", and ten times as many from all of its IPv6 /48 or IPv4 /24. */
    act: async (act: keyof typeof acts, address: string): Promise<number | null> => {
      const { network, customer } = acts[act]
      return (await network.count(networkKey(address))) ?? customer.count(widerNetwork(address))
    },
    /** A mail to an address that someone typed. However many networks ask: nobody's mailbox is filled, and others cannot use up the mails that lead to one's data. */
    mail: (email: string, kind: MailKind): Promise<number | null> =>
      (kind === 'data-request' ? dataMails : mails).count(addressKey(email)),
    /** A mail that is about to be sent to any address: a mail over the limit of the hour waits. */
    anyMail: (): Promise<number | null> => allMails.count('all'),
    /** A try to confirm a registration: a link alone guesses no password. */
    confirmation: (id: string): Promise<number | null> => confirmations.count(id),
    /** A copy of one's data by a link: another person who has found it gets no more than these. */
    copy: (token: string): Promise<number | null> => copies.count(token)
  }
}

export type SignUpLimits = ReturnType<typeof createSignUpLimits>
