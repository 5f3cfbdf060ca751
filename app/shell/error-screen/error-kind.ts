export type ErrorKind = '403' | '404' | '500'

/** Which error screen a status shows. In: an HTTP status. Spec section 8: 403 and 404 have their own, any other status is treated as 500. */
export function errorKind(status: number): ErrorKind {
  if (status === 403) return '403'
  return status === 404 ? '404' : '500'
}

/** The words of the browser's tab for a status. A page whose promotion has ended is no fault: it says so itself. */
export const errorTitleKey = (status: number) =>
  status === 410 ? 'error-screen.gone-title' : (`error-screen.${errorKind(status)}-title` as const)
