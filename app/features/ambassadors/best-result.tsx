import type { Ambassador } from '../../../content/ambassadors/ambassadors.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The result that fewest of the entrants did better than. */
export const bestOf = (results: Ambassador['results']) =>
  results.toSorted((a, b) => a.place / a.entries - b.place / b.entries)[0]

/** The best result of an ambassador in a line: the place, how many entered, where and when. */
export function BestResult({ of: { results } }: { of: Pick<Ambassador, 'results'> }) {
  const scope = usePage()
  const { count } = writeAmounts(scope.locale)
  const best = bestOf(results)
  return (
    best && (
      <p className="strong">
        {scope.t('ambassadors.best', {
          place: setLarge(count(best.place)),
          entries: setLarge(count(best.entries)),
          event: textOf(best.event, scope),
          year: `${best.year}`
        })}
      </p>
    )
  )
}
