import * as v from 'valibot'

export const ruleTypeSchema = v.picklist(['BLOCKED', 'WARNING'])

export const geolocationRuleSchema = v.strictObject({ ruleType: ruleTypeSchema })

/** "keyed by country code, with special key CAON for Ontario, Canada" */
export const geolocationRulesSchema = v.record(v.pipe(v.string(), v.regex(/^([A-Z]{2}|CAON)$/)), geolocationRuleSchema)
