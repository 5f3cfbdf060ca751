import type { Build } from '../../../content/downloads/builds.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'

const units = ['megabyte', 'kilobyte'] as const
const bytesOf = { megabyte: 1_000_000, kilobyte: 1000 } as const

/** The day and the size of a build in the words of a locale: "295 octets", "84,2 Mo". `size` is null where there is no file. */
export function buildFacts({ releasedOn, file }: Pick<Build, 'releasedOn' | 'file'>, locale: string) {
  return {
    releasedOn: formatFigure({ kind: 'date', value: releasedOn }, locale),
    size: file && writtenSize(file.sizeBytes, locale)
  }
}

function writtenSize(bytes: number, locale: string): string {
  const unit = units.find(name => bytes >= bytesOf[name])
  if (unit) return formatFigure({ kind: 'dataSize', value: Number((bytes / bytesOf[unit]).toFixed(1)), unit }, locale)
  const format = new Intl.NumberFormat(formatLocale(locale, 'server'), {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long'
  })
  return format.format(bytes).replaceAll(' ', '\u00a0')
}

/** How a file's SHA-256 is asked of each system. */
export const checkCommands = (names: { windows: string; macos: string; linux: string }) => ({
  windows: `Get-FileHash .\\${names.windows}`,
  macos: `shasum -a 256 ${names.macos}`,
  linux: `sha256sum ${names.linux}`
})
