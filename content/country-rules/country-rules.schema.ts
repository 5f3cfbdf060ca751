import * as v from 'valibot'
import { clockTime, dailyHours, isoDay, localText, minimumAge, provenance, siteId, text } from '../record-fields.ts'

/** What a visitor from the country may see and do on one kind of site. `ruleType` null means that no rule stands there. */
const permission = v.strictObject({
  ruleType: v.nullable(v.picklist(['BLOCKED', 'WARNING'], 'write BLOCKED, WARNING or null')),
  offers: v.boolean('write true or false'),
  ambassadors: v.boolean('write true or false'),
  streamers: v.boolean('write true or false')
})

const licence = v.strictObject({
  regulator: text,
  number: v.pipe(text, v.startsWith('SAMPLE', 'a licence number of the demo starts with SAMPLE')),
  grantedOn: isoDay,
  statusUrl: v.pipe(text, v.url('write the address of the regulator')),
  sentence: v.optional(text),
  sample: v.literal(true, 'write true: no licence of the demo is real')
})

const help = v.strictObject({
  name: text,
  kind: v.picklist(['helpline', 'self-exclusion', 'message'], 'write helpline, self-exclusion or message'),
  phone: v.optional(text),
  url: v.optional(v.pipe(text, v.url('write a web address'))),
  hours: v.optional(v.strictObject({ from: clockTime, until: clockTime })),
  ...provenance
})

const countryRule = v.pipe(
  v.strictObject({
    countryKey: v.pipe(text, v.regex(/^([A-Z]{2}|CAON)$/, 'write a country code of two capitals, or CAON for Ontario')),
    name: localText,
    site: v.nullable(siteId),
    validFrom: isoDay,
    minimumAge,
    advertisingMinimumAge: v.nullable(minimumAge),
    onOwnSite: permission,
    onOtherSites: permission,
    adHours: v.nullable(dailyHours),
    licence: v.nullable(licence),
    help: v.array(help),
    ...provenance
  }),
  v.check(rule => rule.site !== null || rule.licence === null, 'a licence record needs the site it stands on'),
  v.check(
    rule => [rule.onOwnSite, rule.onOtherSites].every(({ ruleType, offers }) => ruleType === null || !offers),
    'where a rule stands, offers must be false'
  )
)

/** Rules never expire, so that none is loosened by forgetting it: the newest `validFrom` that has begun counts. */
export const countryRules = v.pipe(
  v.array(countryRule),
  v.check(
    rules => new Set(rules.map(rule => `${rule.countryKey} ${rule.validFrom}`)).size === rules.length,
    'two rules of one country begin on the same day'
  )
)

export type CountryRule = v.InferOutput<typeof countryRule>
