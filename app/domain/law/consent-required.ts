import type { Environment } from '../../site/config/environment.ts'

/** "consentRequired: country in `COUNTRIES_WITH_GDPR`, or unknown." */
export const isConsentRequired = (
  country: string | null,
  { COUNTRIES_WITH_GDPR }: Pick<Environment, 'COUNTRIES_WITH_GDPR'>
): boolean => country === null || COUNTRIES_WITH_GDPR.includes(country)
