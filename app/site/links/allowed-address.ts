import { refusesNavigation } from './refused-navigation.ts'

/**
 * An address that came as data, for whoever is about to send somebody there. In: the address, and whether leaving the site is allowed there. Out: the
 * same address, or null where the navigation is refused.
 */
export const allowedAddress = (address: string | null | undefined, allowed: { external: boolean }): string | null =>
  address && !refusesNavigation(address, allowed) ? address : null
