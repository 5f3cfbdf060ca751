import * as v from 'valibot'
import { urlOf } from '../../domain/links/url-of.ts'
import type { MessageKey } from '../../site/messages/translate.ts'
import { hasControl, hasUnseen, opaqueString } from './opaque-string.ts'

/** The errors of fields: the form carries these words as props, so that a browser says them in the page's language. */
export const signUpFaultKeys = new Set<MessageKey>()

const words = (key: MessageKey): MessageKey => {
  signUpFaultKeys.add(key)
  return key
}

const longestEmail = 254
export const shortestPassword = 8
export const longestPassword = 128

/** Refuses only what cannot be an address: no invisible signs, by which two addresses would look like one, and no halves of letters. */
const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$/u

const charactersIn = (text: string) => [...text].length

/**
 * An email address as it is meant: signs of wide keyboards as plain ones, without signs that nobody sees, without the name before it (`Anna <anna@example.com>`), and
 * without the stop that ended its sentence.
 */
function writtenAddress(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, inside = plain] = /^[^<>]*<([^<>]*)>$/.exec(plain) ?? []
  return inside
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;:]+$/, '')
}

const email = v.pipe(
  v.optional(v.string(), ''),
  v.transform(writtenAddress),
  v.nonEmpty(words('sign-up.email-missing')),
  v.maxLength(longestEmail, words('sign-up.email-too-long')),
  v.check(text => !/\s/.test(text), words('sign-up.email-space')),
  v.regex(/^.+@.+\../u, words('sign-up.email-invalid')),
  v.regex(emailPattern, words('sign-up.email-sign'))
)

/** A stop at an end of the part before the @, or two in a row, is a slip of the hand that servers refuse (RFC 5321). One who has such an address already may still ask for their data. */
const hasStrayStop = (address: string) => /^\.|\.\.|\.@/.test(address)

/** A part of a domain has at most 63 signs as it is sent, which letters beyond the Latin ones reach sooner (RFC 1035, RFC 5891). */
function hasLongLabel(address: string): boolean {
  const domain = urlOf(`http://${address.slice(address.lastIndexOf('@') + 1)}`)?.hostname ?? ''
  return domain.split('.').some(label => label.length > 63)
}

/** The rules of a password that the form shows before it is sent, by name. */
export const passwordRules = {
  lowercase: (text: string) => /[a-z]/.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  length: (text: string) => charactersIn(text) >= shortestPassword && charactersIn(text) <= longestPassword
} as const

/** "Password: at least one a-z and one 0-9, 8 to 128 characters." */
const password = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty(words('sign-up.password-missing')),
  v.check(text => !hasControl(text), words('sign-up.password-control')),
  v.check(text => !hasUnseen(text), words('sign-up.password-unseen')),
  v.transform(opaqueString),
  v.check(text => charactersIn(text) >= shortestPassword, words('sign-up.password-too-short')),
  v.check(text => charactersIn(text) <= longestPassword, words('sign-up.password-too-long')),
  v.check(passwordRules.lowercase, words('sign-up.password-characters')),
  v.check(passwordRules.digit, words('sign-up.password-characters'))
)

/** Of an address the part before the @ is as easy to guess as the whole. */
const isFromAddress = ({ email: address, password: text }: { email: string; password: string }) =>
  [address, address.slice(0, address.lastIndexOf('@'))].some(part => part.toLowerCase() === text.toLowerCase())

/** "Booleans: `true` or `on`." */
const confirmed = (missing: MessageKey) => v.pipe(v.optional(v.string(), ''), v.picklist(['true', 'on'], missing))

const fields = v.object({
  email: v.pipe(
    email,
    v.check(text => !hasStrayStop(text) && !hasLongLabel(text), words('sign-up.email-sign'))
  ),
  password,
  ageConfirmed: confirmed(words('sign-up.age-not-confirmed')),
  termsAccepted: confirmed(words('sign-up.terms-not-accepted'))
})

/** A sign-up as it is sent, every field as text; the messages are keys, so that both sides say them in the visitor's language. */
export const signUpSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck([['email'], ['password']], input => !isFromAddress(input), words('sign-up.password-is-address')),
    ['password']
  )
)

/** The fields of the form, in its order. */
export const signUpFields = Object.keys(fields.entries)

/** The request for another mail. */
export const emailSchema = v.object({ email })
