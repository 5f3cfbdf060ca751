/** Codes of node and of OpenSSL in words that name what to mend. */
export const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no answer about its name',
  ECONNREFUSED: 'nothing listens there',
  ABORT_ERR: 'no answer in time',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'names other hosts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the one that signed it',
  CERT_HAS_EXPIRED: 'has ended'
}

/** In a few words; of a fetch the reason is in its cause. */
export function reasonOf(error: unknown): string {
  const { code, name, message, cause } = (error ?? {}) as NodeJS.ErrnoException & { cause?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  if (name === 'TimeoutError') return 'no answer in time'
  const [inWords = ''] = /\bE[A-Z]{4,}\b/.exec(message ?? '') ?? []
  return reasons[String(code)] ?? reasons[inWords] ?? (message || String(code ?? error))
}
