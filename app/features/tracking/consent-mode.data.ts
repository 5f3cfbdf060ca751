/** Consent mode before any choice: nothing is allowed. Advertising stays so: this site asks for measurement alone. */
export const deniedByDefault = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied'
} as const

/** What running tags may do. */
export const grantedByChoice = { analytics_storage: 'granted' } as const
