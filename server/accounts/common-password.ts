import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

const common = new Set<string>(passwords)

/** Kept on the server alone: a list of this length is no part of a page. Whether a password is one of the 49,000 that everybody tries, in whatever capitals, with signs after it or without. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  return common.has(small) || common.has(small.replace(/[^\p{L}\p{N}]+$/u, ''))
}
