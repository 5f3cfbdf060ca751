import * as v from 'valibot'
import type { LawRecord } from '../../app/domain/law/audience-facts.ts'
import { inducementKinds } from '../../app/domain/law/inducement-kinds.data.ts'
import { offerKinds } from '../../app/domain/law/offer-kinds.data.ts'
import * as field from '../record-fields.ts'

const listOf = <const Kind extends string>(kinds: readonly Kind[]) =>
  v.pipe(
    v.array(field.oneOf(kinds), 'write the list of kinds'),
    v.check(list => new Set(list).size === list.length, 'a kind is named twice')
  )

/** The rule for a visitor from the country on one kind of site. `ruleType` null means that there is no rule. */
const permission = v.pipe(
  v.strictObject({
    ruleType: v.nullable(v.picklist(['BLOCKED', 'WARNING'], 'write BLOCKED, WARNING or null')),
    offers: listOf(offerKinds),
    inducements: listOf(inducementKinds),
    ambassadors: v.boolean('write true or false'),
    streamers: v.boolean('write true or false')
  }),
  v.check(
    ({ ruleType, offers, inducements, ambassadors, streamers }) =>
      ruleType === null || !(offers.length || inducements.length || ambassadors || streamers),
    'where a rule applies nothing may induce: offers [], inducements [], ambassadors false, streamers false'
  )
)

const licence = v.strictObject({
  regulator: field.text,
  number: v.pipe(field.text, v.startsWith('SAMPLE', 'a licence number of the demo starts with SAMPLE')),
  grantedOn: field.isoDay,
  statusUrl: field.webAddress,
  sentence: v.optional(field.text),
  sample: v.literal(true, 'write true: no licence of the demo is real')
})

/** Who supervises gambling in the country: named wherever its law applies, and the address that a helpline which is not verified gives way to. */
const regulator = v.strictObject({ name: field.text, url: field.webAddress, ...field.provenance })

const help = v.strictObject({
  name: field.text,
  kind: v.picklist(['helpline', 'self-exclusion'], 'write helpline or self-exclusion'),
  phone: v.optional(field.text),
  url: v.optional(field.webAddress),
  hours: v.optional(v.strictObject({ from: field.clockTime, until: field.clockTime })),
  ...field.provenance
})

/** A sentence that the law wants beside what invites to play, and the site that it names. */
const warning = v.strictObject({ text: field.localText, url: v.optional(field.webAddress), ...field.provenance })

/** "Amounts in euro, US dollar allowed only for poker with foreign pools." */
const currencyRule = v.strictObject({
  show: v.pipe(v.array(field.currency), v.minLength(1, 'write at least one currency')),
  exceptions: v.array(
    v.strictObject({
      currency: field.currency,
      place: v.picklist(['shared-poker-pools'], 'write where it may stand: shared-poker-pools')
    })
  )
})

const countryRule = v.pipe(
  v.strictObject({
    countryKey: v.pipe(
      field.text,
      v.regex(/^([A-Z]{2}|CAON)$/, 'write a country code of two capitals, or CAON for Ontario')
    ),
    site: v.nullable(field.siteId),
    validFrom: field.isoDay,
    minimumAge: field.minimumAge,
    advertisingMinimumAge: v.nullable(field.minimumAge),
    onOwnSite: permission,
    onOtherSites: permission,
    adHours: v.nullable(field.dailyHours),
    currency: v.nullable(currencyRule),
    warnings: v.array(warning),
    licence: v.nullable(licence),
    regulator: v.nullable(regulator),
    help: v.array(help),
    excludedPersons: v.nullable(field.localText),
    closedNotice: v.nullable(field.localText),
    ...field.provenance,
    ...field.reviewed
  }),
  v.check(rule => rule.site !== null || rule.licence === null, 'a licence record needs the site it stands on'),
  v.check(
    rule => rule.site === null || rule.onOwnSite.ruleType !== 'BLOCKED' || rule.closedNotice !== null,
    'where the own site is BLOCKED, closedNotice says at the head of its pages that nothing is offered in the country'
  ),
  field.reviewFollowsCheck()
)

/** Rules never expire, so that none is loosened by forgetting it: the newest `validFrom` that has begun counts. */
export const countryRules = v.pipe(
  v.array(countryRule),
  v.check(
    rules => new Set(rules.map(rule => `${rule.countryKey} ${rule.validFrom}`)).size === rules.length,
    'two rules of one country begin on the same day'
  )
) satisfies v.GenericSchema<unknown, LawRecord[]>

/** `partOf`: the state whose law is taken for this place, which has no record of its own. */
export type CountryRule = v.InferOutput<typeof countryRule> & { partOf?: string }

const stateCode = v.pipe(field.text, v.regex(/^[A-Z]{2}$/, 'write a code of two capitals'))

/** Whose law is taken for places that have a code of their own and are part of a state, or depend on one. */
export const territories = v.pipe(
  v.array(
    v.strictObject({
      /** The state. */
      of: stateCode,
      /** Its parts and dependencies. */
      codes: v.pipe(v.array(stateCode), v.minLength(1, 'write at least one code')),
      ...field.provenance
    }),
    'write a list; an empty one is []'
  ),
  v.check(rows => {
    const codes = rows.flatMap(row => row.codes)
    return new Set(codes).size === codes.length && !rows.some(({ of }) => codes.includes(of))
  }, 'a code stands twice, or is a state and a part of one')
)

export type Territory = v.InferOutput<typeof territories>[number]
