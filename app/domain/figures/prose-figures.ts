import { memoize, memoizeBy } from '../memoize.ts'
import type { Figure } from './figure.ts'
import { formatFigure } from './format-figure.ts'
import { figureOnSite } from './own-currency.ts'
import { audiencePlaceholders, type ConfigurationPlaceholder, configurationPlaceholders } from './placeholders.data.ts'

type ProseFacts = {
  figures: Readonly<Record<string, Figure>>
  configuration: Readonly<Record<ConfigurationPlaceholder, string>>
  minimumAge: number
  /** The currencies of the site's accounts; left out, every sum is in its usual one. */
  accounts?: readonly string[]
}

/** Everything that may be between braces in prose, written for one locale. The minimum age is the audience's: a page that uses it is cached per class. */
export function proseFigures(
  { figures, configuration, minimumAge, accounts = [] }: ProseFacts,
  locale: string
): Record<string, string> {
  return {
    ...writtenFigures(figures)(locale, accounts),
    ...Object.fromEntries(configurationPlaceholders.map(name => [name, configuration[name]])),
    ageMark: formatFigure({ kind: 'age', value: minimumAge }, locale),
    minimumAge: formatFigure({ kind: 'count', value: minimumAge }, locale)
  }
}

const writtenFigures = memoizeBy((figures: ProseFacts['figures']) =>
  memoize((locale: string, accounts: readonly string[]) => {
    const write = (figure: Figure) => formatFigure(figureOnSite(figure, accounts), locale)
    return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, write(figure)]))
  })
)

/** Every name that a placeholder may have, given the names of the figures. */
export function placeholderNames(figureNames: Iterable<string>): Set<string> {
  return new Set([...figureNames, ...configurationPlaceholders, ...audiencePlaceholders])
}
