import { languageTag } from '../../site/locales/locale.ts'
import type { Region } from './use-regions.ts'

/** The region and language of the page at hand, as "Global · Français". */
export function CurrentRegion({ regions }: { regions: readonly Region[] }) {
  const current = regions.find(({ isCurrent }) => isCurrent)
  if (!current) return null
  return (
    <span>
      {current.entry.countryName} · <span lang={languageTag(current.locale)}>{current.entry.localeName}</span>
    </span>
  )
}
