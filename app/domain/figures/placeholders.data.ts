export const configurationPlaceholders = [
  'brand',
  'operatorName',
  'registeredOffice',
  'supportEmail',
  'privacyEmail',
  'streamerEmail',
  'complaintsEmail',
  'pressEmail',
  'partnerEmail'
] as const

/** The placeholders that the visitor's audience fills: "18+" and, within a sentence, "18". */
export const audiencePlaceholders = ['ageMark', 'minimumAge'] as const

export type ConfigurationPlaceholder = (typeof configurationPlaceholders)[number]
