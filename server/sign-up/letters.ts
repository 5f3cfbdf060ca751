import type { Environment } from '../../app/site/config/environment.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import type { Content } from '../../content/content.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { type Letter, type SendLetter } from './mail-outbox.ts'
import { promisedMs } from './promised-time.ts'
import { signToken } from './signed-token.ts'

type Parts = {
  environment: Pick<Environment, 'REGION_DOMAINS'>
  content: () => Pick<Content, 'figures' | 'mails'>
  secret: Buffer
  transport: MailTransport
  now: () => Date
}

const youngestAge = 18

/**
 * Writes and sends the letters of sign-up when their turn has come: words and the life of links are those of that moment, so that a mail that waited
 * for its server does not arrive with a dead link. Links lead to the site's own origin from the environment, never to a Host that somebody sent.
 */
export function createLetterSender({ environment, content, secret, transport, now }: Parts): SendLetter {
  return async (id, letter, registration) => {
    const { kind, email, locale } = letter
    const date = now()
    const link = registration && linkOf(letter, registration.id, date)
    const minimumAge = registration?.minimum_age ?? youngestAge
    const message = mailMessage(content(), { kind, locale, link, minimumAge })
    return transport.send({ ...message, id, kind, to: email, date })
  }

  function linkOf({ kind, siteId, locale }: Letter, registrationId: string, date: Date): string | null {
    const { figures } = content()
    const origin = environment.REGION_DOMAINS[siteId]
    const until = (ms: number) => new Date(date.getTime() + ms)
    switch (kind) {
      case 'confirm': {
        const expiresAt = until(promisedMs(figures, 'confirmationLinkLifetime'))
        return `${origin}/api/sign-up/confirm?token=${signToken(secret, { purpose: 'confirm', registrationId, expiresAt })}`
      }
      case 'data-request': {
        const expiresAt = until(promisedMs(figures, 'dataLinkLifetime'))
        const token = signToken(secret, { purpose: 'your-data', registrationId, expiresAt })
        return `${origin}${pagePath(siteId, locale, '/your-data/')}?token=${token}`
      }
      case 'already-registered':
        return `${origin}${pagePath(siteId, locale, '/download/')}`
      case 'deleted':
        return null
    }
  }
}
