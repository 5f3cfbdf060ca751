import { mostIconsAsked } from '../../site/icons/icon-limits.data.ts'
import { readIconName } from '../../site/icons/icon-name.ts'
import type { IconQuery } from '../../site/icons/icon-query.ts'

/** The calls that bring icons: those of one set in one call, at most 50 in each. In: whole names; what is no name is left out. */
export function iconCalls(names: Iterable<string>): IconQuery[] {
  const sets = new Map<string, string[]>()
  for (const text of new Set(names)) {
    const icon = readIconName(text)
    if (icon) sets.set(icon.set, [...(sets.get(icon.set) ?? []), icon.name])
  }
  return [...sets].flatMap(([set, all]) =>
    Array.from({ length: Math.ceil(all.length / mostIconsAsked) }, (_, index) => ({
      set,
      names: all.slice(index * mostIconsAsked, (index + 1) * mostIconsAsked)
    }))
  )
}
