import type { Translate } from '../../site/messages/translate.ts'
import type { Outcome } from '../../site/page/page-scope.ts'

export type ErrorKind = '403' | '404' | '500'

/** Which error screen a status shows. In: an HTTP status. Spec section 8: 403 and 404 have their own, any other status is treated as 500. */
export function errorKind(status: number): ErrorKind {
  if (status === 403) return '403'
  return status === 404 ? '404' : '500'
}

/** The title of an error screen, in the browser's tab too. A page whose promotion has ended, or that a law leaves out, is no fault: it says so itself. */
export function errorTitle(t: Translate, outcome: Outcome): string {
  if (outcome.status === 410) return t('error-screen.gone-title')
  if (outcome.status === 404 && outcome.closedBy) return t('error-screen.closed-title', { place: outcome.closedBy })
  return t(`error-screen.${errorKind(outcome.status)}-title`)
}
