import type { Figure } from './figure.ts'
import { formatFigure, formatFigures } from './format-figure.ts'
import { audiencePlaceholders, type ConfigurationPlaceholder, configurationPlaceholders } from './placeholders.data.ts'

type ProseFacts = {
  figures: Readonly<Record<string, Figure>>
  configuration: Readonly<Record<ConfigurationPlaceholder, string>>
  minimumAge: number
}

/** Everything that may be between braces in prose, written for one locale. The minimum age is the audience's: a page that uses it is cached per class. */
export function proseFigures(
  { figures, configuration, minimumAge }: ProseFacts,
  locale: string
): Record<string, string> {
  return {
    ...writtenFigures(figures, locale),
    ...Object.fromEntries(configurationPlaceholders.map(name => [name, configuration[name]])),
    ageMark: formatFigure({ kind: 'age', value: minimumAge }, locale),
    minimumAge: formatFigure({ kind: 'count', value: minimumAge }, locale)
  }
}

const written = new WeakMap<ProseFacts['figures'], Map<string, Record<string, string>>>()

function writtenFigures(figures: ProseFacts['figures'], locale: string): Record<string, string> {
  const ofFigures = written.get(figures) ?? new Map<string, Record<string, string>>()
  written.set(figures, ofFigures)
  const known = ofFigures.get(locale) ?? formatFigures(figures, locale)
  ofFigures.set(locale, known)
  return known
}

/** Every name that a placeholder may have, given the names of the figures. */
export function placeholderNames(figureNames: Iterable<string>): Set<string> {
  return new Set([...figureNames, ...configurationPlaceholders, ...audiencePlaceholders])
}
