import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'

const { figures } = content
const words = globSync('content/**/*.{md,yaml}').map(file => readFileSync(file, 'utf8'))
const code = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'])
  .filter(file => !file.includes('.test.'))
  .map(file => readFileSync(file, 'utf8'))

/** The figures of a licence are named by the site's prefix and one of these. */
const ofLicences = /^(licence|europeLicence)(Authority|Number|GrantedOn|Registration|Statement|StatusUrl)$/

it('a figure that nothing names is a second truth that nobody sees', () => {
  const named = (name: string) =>
    ofLicences.test(name) ||
    words.some(text => text.includes(`{${name}}`)) ||
    code.some(text => new RegExp(`\\b${name}\\b`).test(text))
  expect(Object.keys(figures).filter(name => !named(name))).toEqual([])
})

it.each<[promise: string, pages: readonly string[], figures: readonly string[]]>([
  [
    'the time to act, the time bank, sitting out and coming back: cash tables and house rules',
    ['pages/cash-games', 'policies/house-rules'],
    ['actionTime', 'timeBank', 'sitOutMaximum', 'returnStackPeriod']
  ],
  [
    'how soon a withdrawal is looked at: help, funds and policies',
    ['pages/funds', 'pages/withdrawals', 'pages/help', 'policies/withdrawal-policy', 'policies/terms-conditions'],
    ['withdrawalReviewTime']
  ],
  [
    'how soon documents are looked at: help, funds and policies',
    ['pages/deposits', 'pages/withdrawals', 'pages/help', 'policies/payment-details-policy'],
    ['documentsReviewTime']
  ],
  [
    'how old a document may be: help, withdrawals and policies',
    ['pages/withdrawals', 'pages/help', 'policies/payment-details-policy', 'policies/terms-conditions'],
    ['documentAge']
  ],
  ['how long a complaint is kept', ['pages/complaints', 'policies/privacy-policy'], ['conversationRetention']],
  [
    'how long what is said and shown at the table is kept',
    ['pages/unique-features', 'policies/privacy-policy'],
    ['reactionRetention']
  ]
])('one promise, one figure: %s', (_promise, pages, names) => {
  const missing = pages.flatMap(page =>
    globSync(`content/${page}/{fr,en}.{md,yaml}`).flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return names.filter(name => !text.includes(`{${name}}`)).map(name => `${file}: {${name}}`)
    })
  )
  expect(missing).toEqual([])
})
