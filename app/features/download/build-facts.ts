import type { Build } from '../../../content/downloads/builds.schema.ts'
import { formatFigure, formatNumber } from '../../domain/figures/format-figure.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'

const units = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1000 }
] as const

/** The day and the size of a build in the words of a locale: "295 octets", "84,2 Mo". `size` is null where there is no file. */
export function buildFacts({ releasedOn, file }: Pick<Build, 'releasedOn' | 'file'>, locale: string) {
  return {
    releasedOn: formatFigure({ kind: 'date', value: releasedOn }, locale),
    size: file && writtenSize(file.sizeBytes, locale)
  }
}

function writtenSize(size: number, locale: string): string {
  const found = units.find(({ bytes }) => size >= bytes)
  if (!found) return formatNumber(size, formatLocale(locale), { style: 'unit', unit: 'byte', unitDisplay: 'long' })
  const { unit, bytes } = found
  return formatFigure({ kind: 'dataSize', value: Number((size / bytes).toFixed(1)), unit }, locale)
}

/** How a file's SHA-256 is asked of each system. */
export const checkCommands = (names: { windows: string; macos: string; linux: string }) => ({
  windows: `Get-FileHash .\\${names.windows}`,
  macos: `shasum -a 256 ${names.macos}`,
  linux: `sha256sum ${names.linux}`
})
