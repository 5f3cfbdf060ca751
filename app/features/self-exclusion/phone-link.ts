/** The address that calls a number: its digits alone, with a plus where it starts with one. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
