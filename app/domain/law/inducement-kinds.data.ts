import { offerKinds } from './offer-kinds.data.ts'

/**
 * Inducements to play that are no offers; a law may allow or forbid each for itself. `gift`: random or free (Splash, tickets, free rewards); `cashback`: rake
 * that comes back outside the loyalty offer; `guarantee`: a guaranteed prize pool; `amount`: a sum that may be won; `quiz`: a game without a stake that draws to the room, the hand of the day. Stakes, fees and limits are facts of a game.
 */
export const inducementKinds = ['gift', 'cashback', 'guarantee', 'amount', 'quiz'] as const

export type InducementKind = (typeof inducementKinds)[number]

/** All that a law may allow or forbid to induce by. */
export const inducements = [...offerKinds, ...inducementKinds, 'ambassadors', 'streamers'] as const

export type Inducement = (typeof inducements)[number]
