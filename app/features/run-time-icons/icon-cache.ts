import { iconCache } from '../../site/icons/icon-limits.data.ts'
import { readIconName } from '../../site/icons/icon-query.ts'
import { type Icon, readIcon } from '../../site/icons/icon-set.ts'

/** An icon in the browser's storage: its whole name, and the hour in which it came. Oldest first. */
export type KeptIcon = { name: string; hour: number; icon: Icon }

const hourOf = (now: number) => Math.floor(now / iconCache.granularityMs)

/** "Icon cache: 50 entries, 168 hours, 1 hour granularity." The icons that may still be used; none of a broken text, nor from the future. */
export function readIconCache(text: string | null, now: number): KeptIcon[] {
  const hour = hourOf(now)
  return entriesOf(text).flatMap(entry => {
    const [name, kept, fields] = Array.isArray(entry) ? entry : []
    const icon = typeof name === 'string' && readIconName(name) ? readIcon(fields) : null
    return icon && typeof kept === 'number' && kept <= hour && hour - kept < iconCache.hours
      ? [{ name, hour: kept, icon }]
      : []
  })
}

export function keepIcons(kept: readonly KeptIcon[], icons: ReadonlyMap<string, Icon>, now: number): KeptIcon[] {
  const added = [...icons].map(([name, icon]) => ({ name, hour: hourOf(now), icon }))
  return [...kept.filter(({ name }) => !icons.has(name)), ...added].slice(-iconCache.entries)
}

/** The text to keep. */
export const writeIconCache = (kept: readonly KeptIcon[]): string =>
  JSON.stringify(kept.map(({ name, hour, icon }) => [name, hour, icon]))

function entriesOf(text: string | null): unknown[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.slice(-iconCache.entries) : []
  } catch {
    return []
  }
}
