import type { Environment } from '../config/environment.ts'

/** "consentRequired: country in `COUNTRIES_WITH_GDPR`, or unknown." In: the visitor's country, null where it is unknown, and the environment. */
export const isConsentRequired = (
  country: string | null,
  { COUNTRIES_WITH_GDPR }: Pick<Environment, 'COUNTRIES_WITH_GDPR'>
): boolean => country === null || COUNTRIES_WITH_GDPR.includes(country)
