import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'

const common = new Set<string>(passwords)

/** "The name of the service, and derivatives thereof" (NIST SP 800-63B): signs and digits in it or round it hide it from nobody. */
const words = siteConfiguration.brand.toLowerCase().split(' ')
const ownNames = new Set([words[0], words.join('')])

/** Kept on the server alone: a list of this length is no part of a page. Whether a password is one of the 49,000 that everybody tries, in whatever capitals, with signs round it or without. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  return (
    ownNames.has(small.replace(/\P{L}/gu, '')) ||
    common.has(small) ||
    common.has(small.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  )
}
