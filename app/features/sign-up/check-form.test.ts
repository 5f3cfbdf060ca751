import { describe, expect, it } from 'vitest'
import english from '../../../content/messages/en.json' with { type: 'json' }
import french from '../../../content/messages/fr.json' with { type: 'json' }
import { checkEmail, checkSignUp } from './check-form.ts'
import { longestPassword, shortestPassword, signUpFaultKeys } from './sign-up.schema.ts'

const good = { email: 'ann@example.com', password: 'abcdefg1', ageConfirmed: 'on', termsAccepted: 'true' }

describe('a sign-up', () => {
  it('gives its values, and only those', () => {
    expect(checkSignUp({ ...good, email: ' ann@example.com ', page: '/download/' })).toEqual({
      values: good,
      faults: null
    })
  })

  it('says the first fault of every field', () => {
    expect(checkSignUp({}).faults).toEqual({
      email: 'sign-up.email-missing',
      password: 'sign-up.password-missing',
      ageConfirmed: 'sign-up.age-not-confirmed',
      termsAccepted: 'sign-up.terms-not-accepted'
    })
  })

  it.each<[rule: string, password: string, fault: string | undefined]>([
    ['S5-1 "must include lowercase characters (a-z) and numbers (0-9)"', 'abcdefg1', undefined],
    ['S5-1 "at least one a-z"', 'ABCDEFG1', 'sign-up.password-characters'],
    ['letters of other scripts are not a-z', 'éééééééé1', 'sign-up.password-characters'],
    ['S5-1 "and one 0-9"', 'abcdefgh', 'sign-up.password-characters'],
    ['digits of other scripts are not 0-9', 'abcdefg١', 'sign-up.password-characters'],
    ['"8 to 128 characters": seven', 'abcdef1', 'sign-up.password-too-short'],
    ['"8 to 128 characters": a sign of two units is one', 'abcde1😀', 'sign-up.password-too-short'],
    ['"8 to 128 characters": 128', `1${'a'.repeat(127)}`, undefined],
    ['"8 to 128 characters": 129', `1${'a'.repeat(128)}`, 'sign-up.password-too-long'],
    ['other characters are welcome', 'correct 1 cheval, pile!', undefined],
    ['spaces count, and stay', '  abcde1 ', undefined],
    ['none', '', 'sign-up.password-missing'],
    ['S5-1 a tab is named as what it is', 'abcdefg1\t', 'sign-up.password-control'],
    ['a sign that nobody sees', 'abcd\u200befg1', 'sign-up.password-unseen'],
    ['half of a letter', 'abcdefg1\ud83d', 'sign-up.password-unseen'],
    ['S5-20 the own address', 'ann1@example.com', 'sign-up.password-is-address'],
    ['the own address in capitals', 'ANN1@Example.COM', 'sign-up.password-is-address'],
    ['an address and more', 'ann1@example.com, I think', undefined]
  ])('password, %s', (_rule, password, fault) => {
    const { values, faults } = checkSignUp({ ...good, email: 'ann1@example.com', password })
    expect(faults?.password).toBe(fault)
    if (!fault) expect(values?.password).toBe(password)
  })

  it.each<[rule: string, written: string, kept: string]>([
    ['letters are composed', 'man\u0303ana-kite-47', 'mañana-kite-47'],
    ['spaces of every kind are one', 'kite\u00a0and\u3000wind 4', 'kite and wind 4'],
    ['capitals and accents stay', 'Épée-Longue-7', 'Épée-Longue-7']
  ])('RFC 8265, OpaqueString: %s, and its length counts after', (_rule, password, kept) => {
    expect(checkSignUp({ ...good, password }).values?.password).toBe(kept)
    expect(checkSignUp({ ...good, password: `1${'a'.repeat(126)}e\u0301` }).faults).toBeNull()
  })

  it('the part of the own address before the @ is no password either', () => {
    const { faults } = checkSignUp({ ...good, email: 'Annette77@example.com', password: 'annette77' })
    expect(faults).toEqual({ password: 'sign-up.password-is-address' })
  })

  it.each([
    ['true', true],
    ['on', true],
    ['', false],
    ['false', false],
    ['off', false],
    ['1', false],
    ['TRUE', false]
  ])('"Booleans: `true` or `on`": %s', (value, accepted) => {
    expect(checkSignUp({ ...good, ageConfirmed: value }).faults?.ageConfirmed === undefined).toBe(accepted)
    expect(checkSignUp({ ...good, termsAccepted: value }).faults?.termsAccepted === undefined).toBe(accepted)
  })
})

it.each([
  ['plain', 'ann@example.com', true],
  ['with dots, a plus and an apostrophe', "o'neil.a+b@mail.example.co.uk", true],
  ['letters of another script', 'анна@пример.укр', true],
  ['without @', 'ann.example.com', false],
  ['without a domain', 'ann@', false],
  ['a domain without a dot', 'ann@localhost', false],
  ['two @', 'ann@b@example.com', false],
  ['a space inside', 'an n@example.com', false],
  ['a line that would be a header', 'ann@example.com\nBcc: all@example.com', false],
  ['half a letter', 'ann\ud800@example.com', false],
  ['several addresses', 'ann@example.com,bob@example.com', false],
  ['a domain that ends in figures', 'ann@127.0.0.1', false],
  ['a hyphen at the edge of a label', 'ann@-example.com', false],
  ['longer than an address may be', `ann@${'a.'.repeat(126)}example.com`, false]
])('an address %s', (_what, email, accepted) => {
  expect(checkEmail({ email }).faults?.email === undefined).toBe(accepted)
})

it.each<[what: string, written: string]>([
  ['a wide keyboard', 'anna＠example．com'],
  ['a sign that nobody sees', 'an\u200bna@example.com'],
  ['a sign that turns the direction', 'an\u202ena@example.com'],
  ['the end of a sentence', 'anna@example.com.'],
  ['a list that goes on', 'anna@example.com,'],
  ['a name before it', 'Anna <anna@example.com>'],
  ['a link', 'mailto:anna@example.com']
])('what can be understood is: %s', (_what, written) => {
  expect(checkEmail({ email: written }).values?.email).toBe('anna@example.com')
})

it.each<[fault: string, email: string]>([
  ['sign-up.email-missing', '<>'],
  ['sign-up.email-invalid', 'anna@example'],
  ['sign-up.email-invalid', 'anna'],
  ['sign-up.email-space', 'an na@example.com'],
  ['sign-up.email-sign', 'an@na@example.com'],
  ['sign-up.email-sign', 'anna@example..com'],
  ['sign-up.email-sign', 'anna@exa_mple.com'],
  ['sign-up.email-too-long', `anna@${'a.'.repeat(126)}example.com`]
])('the true reason, %s: %s', (fault, email) => {
  expect(checkEmail({ email }).faults?.email).toBe(fault)
})

it.each(['.anna@example.com', 'anna.@example.com', 'an..na@example.com', `anna@${'ü'.repeat(60)}.example`])(
  'a stop where no address has one, or too long a part of the domain: %s signs up nobody, and still gets its data',
  email => {
    expect(checkSignUp({ ...good, email }).faults).toEqual({ email: 'sign-up.email-sign' })
    expect(checkEmail({ email }).faults).toBeNull()
  }
)

it.each([`a@${'a-'.repeat(100_000)}`, `a@${'a.'.repeat(120)}!`])(
  'a hostile address is refused, where a pattern that tries every way would not come to an end',
  email => {
    expect(checkEmail({ email }).faults?.email).toBeDefined()
  }
)

it.each([
  ['French', french],
  ['English', english]
])('the words in %s name the bounds of the password that the check keeps to', (_language, words) => {
  expect(words['sign-up.password-too-short']).toContain(String(shortestPassword))
  expect(words['sign-up.password-too-long']).toContain(String(longestPassword))
})

it('the English hint says the rule in the words of the specification', () => {
  const rule = 'must include lowercase characters (a-z) and numbers (0-9)'
  expect(english['sign-up.password-hint']).toContain(rule)
  expect(english['sign-up.password-characters']).toContain(rule)
})

it('the form carries the words of every fault that a check may find', () => {
  const found = [
    {},
    { password: 'a' },
    { password: '1'.repeat(200) },
    { password: '11111111' },
    { ...good, email: 'annette77@example.com', password: 'annette77' },
    { email: 'a' },
    { email: 'a b' },
    { email: 'a@b..c' },
    { email: 'a'.repeat(300), password: '\t' },
    { password: '\u200b' }
  ].flatMap(fields => Object.values(checkSignUp(fields).faults ?? {}))
  expect(new Set(signUpFaultKeys)).toEqual(new Set(found))
})
