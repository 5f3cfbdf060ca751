import type { SiteId } from '../sites/site-id.ts'
import { type Audience, audienceOf } from './audience.ts'
import type { LawRecord } from './audience-facts.ts'
import { canadianProvinces, countryOf, placeKey } from './place.ts'

/**
 * The name of the audience class of every place that a CDN may name on a site: by country (`FR`), of Canada by province too (`CA-ON`). A place that is not
 * among them is unknown. Canada alone may be Ontario or not: it counts as the stricter of the two, else as unknown.
 */
export function placeClasses(siteId: SiteId, records: readonly LawRecord[], now: Date): Record<string, string> {
  const audienceAt = (country: string, region: string | null) =>
    audienceOf(siteId, placeKey({ country, region }), records, now)
  const countries = codes.map(([code, country]) => [code, audienceAt(country, null).name])
  const provinces = Object.values(canadianProvinces).map(code => [`CA-${code}`, audienceAt('CA', code).name])
  const canada = either(audienceAt('CA', 'ON'), audienceAt('CA', null))
  return Object.fromEntries([...countries, ...provinces, ['CA', canada]])
}

/** The class of a place that may be either of two: nobody is shown what one of them forbids. */
function either(one: Audience, other: Audience): string {
  if (one.name === other.name) return one.name
  const ruled = (['BLOCKED', 'WARNING'] as const).flatMap(rule => [one, other].find(place => place.rule === rule) ?? [])
  return ruled[0]?.name ?? 'unknown'
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** All codes of two letters that name a country, and the country that each names: `UK` is GB. */
const codes = letters
  .flatMap(first => letters.map(second => `${first}${second}`))
  .flatMap(code => {
    const country = countryOf(code)
    return country ? [[code, country] as const] : []
  })
