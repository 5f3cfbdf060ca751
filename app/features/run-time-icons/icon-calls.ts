import { maxIconsAsked } from '../../site/icons/icon-limits.data.ts'
import { type IconQuery, readIconName } from '../../site/icons/icon-query.ts'

/** The calls that bring icons: those of one set in one call, at most 50 in each. */
export function iconCalls(names: Iterable<string>): IconQuery[] {
  const sets = new Map<string, string[]>()
  for (const text of new Set(names)) {
    const icon = readIconName(text)
    if (icon) sets.set(icon.set, [...(sets.get(icon.set) ?? []), icon.name])
  }
  return [...sets].flatMap(([set, all]) =>
    Array.from({ length: Math.ceil(all.length / maxIconsAsked) }, (_, index) => ({
      set,
      names: all.slice(index * maxIconsAsked, (index + 1) * maxIconsAsked)
    }))
  )
}
