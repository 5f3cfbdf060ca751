/** Sunday first, as `Date.getUTCDay` counts. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export type Weekday = (typeof weekdays)[number]
