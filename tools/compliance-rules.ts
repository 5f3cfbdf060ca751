import { fillFigures } from '../app/domain/figures/fill-figures.ts'
import { proseFigures } from '../app/domain/figures/prose-figures.ts'
import type { CurrencyRule } from '../app/domain/law/currency-rule.ts'
import { noticesOfLaw } from '../app/domain/law/notices-of-law.ts'
import { type HelpEntry, helpOfCountry } from '../app/features/self-exclusion/help-of-country.ts'
import { type SiteLicence, siteLicence } from '../app/shell/footer/site-licence.ts'
import { siteConfiguration } from '../app/site/config/site-configuration.data.ts'
import type { Content } from '../content/content.ts'
import { readContent } from '../server/content/content-reader.ts'
import { type ComplianceAnswer, complianceAnswer, type Question } from './compliance-answer.ts'
import { ArgumentError, readQuestion } from './compliance-arguments.ts'

type Line = readonly [name: string, text: string]

/** "What does country Y see on site X, page P, on date Z", and the records that decide it. */
export function describeRules(content: Content, question: Question): string {
  const answer = complianceAnswer(content, question)
  const { siteId, countryKey, path, device, now } = question
  const country = countryKey ?? 'unknown'
  return [
    `A visitor from ${country} on ${siteId}, page ${path}, device ${device}, at ${now.toISOString()}`,
    '',
    ...table(whatIsSeen(content, question, answer)),
    '',
    'The records that decide it:',
    ...records(answer).flatMap(lines => ['', ...table(lines)]),
    ''
  ].join('\n')
}

/** Prints the answer. A wrong argument ends the process with its message. */
export async function printRules(words: readonly string[]): Promise<void> {
  try {
    console.log(describeRules(await readContent('content'), readQuestion(words, new Date())))
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function whatIsSeen(content: Content, question: Question, answer: ComplianceAnswer): Line[] {
  const { audience, notice, download, rightSite, offers, marks, consentRequired, siteRule, visitorRule } = answer
  const { siteId, countryKey, now } = question
  const hours = audience.adHours.map(({ from, until, timeZone }) => `${from} to ${until} ${timeZone}`)
  const { countryRules, trustMarks, figures, legalPositions } = content
  const help = helpOfCountry({ siteId, countryKey, countryRules, trustMarks, locale: 'en', now })
  const written = proseFigures({ figures, configuration: siteConfiguration, minimumAge: audience.minimumAge }, 'en')
  const licence = siteLicence({ siteId, countryRules, figures, locale: 'en', now })
  const notices = noticesOfLaw({ siteId, laws: audience.laws, countryRules, now })
  const hidden = [...new Set([siteRule, visitorRule])].flatMap(
    rule => rule?.record.help.filter(({ verified }) => !verified) ?? []
  )
  const unsigned = legalPositions
    .filter(({ site, signedOn }) => site === siteId && signedOn === null)
    .map(({ id, meanwhile }) => `${id}: ${meanwhile}`)
  return [
    ['rule', audience.rule ?? 'none'],
    ['notice', notice ?? 'none'],
    ['sign-up', audience.signUp],
    ['right site', rightSite ?? 'none'],
    ['download', download],
    ['offers', list(offers.map(offer => `${offer.id}${offer.headlineSites.includes(siteId) ? ' (headline)' : ''}`))],
    ['not signed', list(unsigned)],
    ['inducements', list(audience.inducements)],
    ['hours', list(hours, 'all day')],
    ['people', `ambassadors ${audience.ambassadors ? 'yes' : 'no'}, streamers ${audience.streamers ? 'yes' : 'no'}`],
    [
      'age',
      `${audience.minimumAge}+${audience.advertisingMinimumAge ? ` (advertising ${audience.advertisingMinimumAge}+)` : ''}`
    ],
    ['currency', audience.currency ? describeCurrency(audience.currency) : 'any'],
    ['marks', list(marks.map(({ mark, isShown }) => (isShown ? mark.id : `${mark.id} (neutral text)`)))],
    ['licence', licence ? fillFigures(describeLicence(licence), written) : 'none'],
    ['laws', list(audience.laws)],
    ['warnings', list(notices.flatMap(({ warnings }) => warnings.map(({ text }) => fillFigures(text.en, written))))],
    [
      'head of pages',
      audience.siteClosed ? 'nothing is offered here' : audience.rule === 'BLOCKED' ? 'blocked' : 'nothing'
    ],
    ['excluded', list(notices.flatMap(({ excludedPersons }) => excludedPersons?.en ?? []))],
    ['regulators', list(notices.flatMap(({ regulator }) => (regulator ? `${regulator.name} ${regulator.url}` : [])))],
    ['help', list(help.flatMap(({ entries }) => entries).map(describeHelp))],
    ['not verified', list(hidden.map(({ name, phone = '' }) => `${name} ${phone}`.trim()))],
    ['consent', consentRequired ? 'required' : 'not required']
  ]
}

const describeLicence = ({ sentence, authority, number, grantedOn }: SiteLicence) =>
  sentence ?? `${authority}, ${number}, granted on ${grantedOn}`

function records({ offers, marks, visitorRule, siteRule }: ComplianceAnswer): Line[][] {
  const rules = [...new Set([siteRule?.record, visitorRule?.record])].filter(rule => rule !== undefined)
  return [
    ...rules.map((rule): Line[] => [
      ['file', 'content/country-rules/country-rules.yaml'],
      ['record', rule.countryKey],
      ...provenance(rule, ['review by', rule.reviewBy])
    ]),
    ...offers.map((offer): Line[] => [
      ['file', 'content/offers/offers.yaml'],
      ['record', offer.id],
      ...provenance(offer, ['valid until', offer.validUntil], ['review by', offer.reviewBy])
    ]),
    ...marks.map(({ mark }): Line[] => [
      ['file', 'content/trust-marks/trust-marks.yaml'],
      ['record', mark.id],
      ...provenance(mark, ['valid until', mark.validUntil])
    ])
  ]
}

type Sourced = { validFrom: string; source: string; checkedOn: string; verified: boolean }

const provenance = ({ validFrom, source, checkedOn, verified }: Sourced, ...ends: Line[]): Line[] => [
  ['valid from', validFrom],
  ...ends,
  ['source', source],
  ['checked on', `${checkedOn}, ${verified ? 'verified' : 'not verified'}`]
]

const describeHelp = ({ name, kind, phone, url }: HelpEntry) =>
  [`${name} (${kind})`, phone, url].filter(Boolean).join(' ')

const describeCurrency = ({ show, exceptions }: CurrencyRule) =>
  [show.join(', '), ...exceptions.map(({ currency, place }) => `${currency} in ${place}`)].join('; ')

const list = (texts: readonly string[], none = 'none') => texts.join('; ') || none

function table(lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(([name]) => name.length))
  return lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
