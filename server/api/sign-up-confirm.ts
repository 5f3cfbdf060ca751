import { pagePath } from '../../app/site/links/page-path.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { sendRedirect } from '../http/send.ts'
import type { Confirmation } from '../sign-up/sign-up-service.ts'
import type { SignUpCall } from './posted-form.ts'

const outcomes = { confirmed: 'done', expired: 'expired', invalid: 'invalid' } as const satisfies Record<
  Confirmation['outcome'],
  string
>

/**
 * GET /api/sign-up/confirm?token=: follows the link of a mail, then 303 to the download page of the site and language that the sign-up was made in, which says
 * what came of it. A HEAD asks for nothing and confirms nothing. Out: the status.
 */
export async function answerConfirm({ response, facts, pages, services }: SignUpCall): Promise<number> {
  const { environment } = pages.renderer.settings
  const token = new URLSearchParams(facts.search).get('token') ?? ''
  const confirmation: Confirmation =
    facts.method === 'HEAD' || token === '' ? { outcome: 'invalid' } : await services.signUp.confirm(token)
  const { siteId, locale } =
    confirmation.outcome === 'invalid' ? { siteId: facts.siteId, locale: detectLocale(facts) } : confirmation
  const origin = siteId === facts.siteId ? '' : siteOrigin(siteId, environment)
  const path = pagePath(siteId, locale, '/download/')
  return sendRedirect(response, 303, `${origin}${path}?confirm=${outcomes[confirmation.outcome]}`, { private: true })
}
