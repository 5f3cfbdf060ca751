export type ErrorKind = '403' | '404' | '500'

/** Which error screen a status shows. In: an HTTP status. Spec section 8: 403 and 404 have their own, any other status is treated as 500. */
export function errorKind(status: number): ErrorKind {
  if (status === 403) return '403'
  return status === 404 ? '404' : '500'
}
