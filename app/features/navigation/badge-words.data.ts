/** The keys that a menu's badge may name as its words. */
export const badgeWords = ['navigation.badge-new', 'navigation.badge-live', 'navigation.badge-soon'] as const
