/** The keys that a menu's badge may name as its words. */
const badgeWords = ['navigation.badge-new', 'navigation.badge-live', 'navigation.badge-soon'] as const

/** What stands beside a link of a menu: words of ours, or an icon that the browser fetches by its name. */
export type Badge = { kind: 'words'; key: (typeof badgeWords)[number] } | { kind: 'icon'; name: string }

const iconName = /^[a-z0-9-]{1,40}:[a-z0-9-]{1,60}$/i

/**
 * Reads the `badge` of a navigation item, which comes from outside. In: a key of words for badges, or `set:name` for an icon, letters, digits and -
 * only. Out: null for anything else, which shows nothing.
 */
export function readBadge(badge: string | null | undefined): Badge | null {
  if (!badge) return null
  const key = badgeWords.find(known => known === badge)
  if (key) return { kind: 'words', key }
  return iconName.test(badge) ? { kind: 'icon', name: badge } : null
}
