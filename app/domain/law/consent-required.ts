type Part = { readonly countryKey: string; readonly partOf?: string }

/** "consentRequired: country in `COUNTRIES_WITH_GDPR`, or unknown." For a part of a state the state counts as well. */
export const isConsentRequired = (
  country: string | null,
  countriesWithGdpr: readonly string[],
  rules: readonly Part[]
): boolean =>
  country === null ||
  countriesWithGdpr.includes(country) ||
  rules.some(({ countryKey, partOf }) => countryKey === country && partOf && countriesWithGdpr.includes(partOf))
