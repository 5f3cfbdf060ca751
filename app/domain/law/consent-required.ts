/** "consentRequired: country in `COUNTRIES_WITH_GDPR`, or unknown." */
export const isConsentRequired = (country: string | null, countriesWithGdpr: readonly string[]): boolean =>
  country === null || countriesWithGdpr.includes(country)
