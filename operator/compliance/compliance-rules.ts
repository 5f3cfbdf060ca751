import { resolve } from 'node:path'
import { fillFigures } from '../../app/domain/figures/fill-figures.ts'
import { proseFigures } from '../../app/domain/figures/prose-figures.ts'
import type { CurrencyRule } from '../../app/domain/law/currency-rule.ts'
import { type HelpEntry, helpOfCountry } from '../../app/features/self-exclusion/help-of-country.ts'
import { type SiteLicence, siteLicence } from '../../app/shell/footer/site-licence.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { presentCommit } from '../../build/present-commit.ts'
import type { Content } from '../../content/content.ts'
import type { Offer } from '../../content/offers/offers.schema.ts'
import { readContent } from '../../server/content/content-reader.ts'
import { type Evidence, readEvidence, servedAt, withdrawnAt } from '../../server/content/evidence.ts'
import { withoutWithdrawn } from '../../server/content/withdrawals.ts'
import { commitName, readRelease } from '../../server/platform/release.ts'
import { type ComplianceAnswer, complianceAnswer, type Question } from './compliance-answer.ts'
import { instantOf, readQuestion, readRulesArgs } from './compliance-arguments.ts'
import { writeExport } from './compliance-export.ts'

type Line = readonly [name: string, text: string]

/** The source of the records: the commit that is checked out, or that the release was made from; null where nobody knows. */
type Source = { evidence: Evidence; commit: string | null }

/** "What does country Y see on site X, page P, on date Z", and the records that decide it; less what was withdrawn then. */
export function describeRules(files: Content, question: Question, { evidence, commit }: Source): string {
  const withdrawn = withdrawnAt(evidence, question.now)
  const content = withoutWithdrawn(files, withdrawn)
  const answer = complianceAnswer(content, question)
  const { siteId, countryKey, path, device, now } = question
  const country = countryKey ?? 'unknown'
  return [
    `A visitor from ${country} on ${siteId}, page ${path}, device ${device}, at ${now.toISOString()}`,
    '',
    ...table(whatWasServed(files, evidence, commit, now)),
    '',
    ...table([
      ...whatIsSeen(content, question, answer),
      [
        'withdrawn',
        evidence.missing ?? list(withdrawn.map(({ id, at, by, reason }) => `${id} at ${at} by ${by}: ${reason}`))
      ]
    ]),
    '',
    'The records that decide it:',
    ...records(content, question, answer).flatMap(lines => ['', ...table(lines)]),
    ''
  ].join('\n')
}

/** Whether the content that is read here is what was served then: without that an answer is no evidence. */
function whatWasServed({ version }: Content, evidence: Evidence, commit: string | null, now: Date): Line[] {
  const [first] = evidence.served
  const then = servedAt(evidence, now)
  const read = `content ${version.slice(0, 12)}, commit ${commit ?? 'not known'}`
  if (!then) {
    const since = first ? `nothing is on record before ${new Date(first.at).toISOString()}` : 'nothing is on record'
    return [
      ['served then', evidence.missing ?? since],
      ['read here', read]
    ]
  }
  const served = `content ${then.content.slice(0, 12)}, commit ${then.commit ?? 'not known'}, build ${then.build}, since ${new Date(then.at).toISOString()}`
  return [
    ['served then', served],
    [
      'read here',
      then.content === version ? `${read}: the same content` : `${read}: OTHER CONTENT, check that commit out`
    ]
  ]
}

type Settings = {
  folder?: string
  now?: Date
  variables?: NodeJS.ProcessEnv
  startedIn?: string
  read?: typeof readContent
}

/** Prints the answer, writes the export of `--export=`, or both: with an export alone nothing is asked. Throws for a wrong argument. */
export async function printRules(
  args: readonly string[],
  { folder = 'content', now = new Date(), variables = process.env, startedIn = '.', read = readContent }: Settings = {}
): Promise<void> {
  const { export: file, country } = readRulesArgs(args)
  const at = instantOf(args, now)
  const question = file === undefined || country !== undefined ? readQuestion(args, now) : null
  const { DATABASE_URL = '', DATA_DIR = '' } = variables
  const evidence = await readEvidence(readEnvironment({ DATABASE_URL, DATA_DIR }))
  const content = await read(folder)
  const present = presentCommit()
  const commit = commitName(present.commit === null ? ((await readRelease()) ?? present) : present)
  const answer = question && describeRules(content, question, { evidence, commit })
  if (answer) console.log(answer)
  if (file === undefined) return
  const facts = { folder, version: content.version, commit, evidence, at, made: now, answer }
  console.log(`Written: ${(await writeExport(resolve(startedIn, file), facts)).join(', ')}`)
}

function whatIsSeen(content: Content, question: Question, answer: ComplianceAnswer): Line[] {
  const { audience, notice, notices, download, rightSite, offers, inHours, marks, consentRequired } = answer
  const { siteId, countryKey, now } = question
  const hours = audience.adHours.map(({ from, until, timeZone }) => `${from} to ${until} ${timeZone}`)
  const { countryRules, trustMarks, figures, legalPositions } = content
  const help = helpOfCountry({ siteId, countryKey, countryRules, trustMarks, locale: 'en', now })
  const written = proseFigures({ figures, configuration: siteConfiguration, minimumAge: audience.minimumAge }, 'en')
  const licence = siteLicence({ siteId, countryRules, figures, locale: 'en', now })
  const hidden = [...new Set([answer.siteRule, answer.visitorRule])].flatMap(
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
    [
      'hours',
      inHours
        ? list(hours, 'all day')
        : `${list(hours)}: not at this instant, so that no offer, inducement or person is shown`
    ],
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

function records(
  { figures, payments }: Content,
  { siteId }: Question,
  { audience, offers, marks, visitorRule, siteRule }: ComplianceAnswer
): Line[][] {
  const written = proseFigures(
    {
      figures,
      configuration: siteConfiguration,
      minimumAge: audience.minimumAge,
      accounts: payments.currencies[siteId]
    },
    'en'
  )
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
      ['title', fillFigures(offer.title.en, written)],
      ...offer.significantTerms.en.map((term): Line => ['term', fillFigures(term, written)]),
      ['conditions', fillFigures(describeConditions(offer.conditions), written)],
      ['full terms', offer.termsPath],
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

function describeConditions({ who, minimumDeposit, release, maximum, expiry }: Offer['conditions']): string {
  const most = typeof maximum === 'string' ? maximum : `${maximum.amount} each ${maximum.each}`
  const released = release === 'none' ? 'none' : `${release.pays} for ${release.fees} in fees`
  return `${who}; minimum deposit ${minimumDeposit}; release ${released}; maximum ${most}; expiry ${expiry}`
}

const describeHelp = ({ name, kind, phone, url }: HelpEntry) =>
  [`${name} (${kind})`, phone, url].filter(Boolean).join(' ')

const describeCurrency = ({ show, exceptions }: CurrencyRule) =>
  [show.join(', '), ...exceptions.map(({ currency, place }) => `${currency} in ${place}`)].join('; ')

const list = (texts: readonly string[], none = 'none') => texts.join('; ') || none

function table(lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(([name]) => name.length))
  return lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
