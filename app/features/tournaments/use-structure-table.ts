import type { Structure } from '../../../content/tournaments/structures.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { clockOf, levelRows } from './structure-rows.ts'

/** The levels of a tournament as a table: when each begins, what it costs, and what a starting stack is worth there. */
export function useStructureTable(structure: Structure, caption: string) {
  const { locale, t } = usePage()
  const count = (value: number) => setLarge(formatFigure({ kind: 'count', value }, locale))
  return {
    caption,
    columns: [
      t('tournaments.level'),
      figure(t('tournaments.begins-at')),
      figure(t('tournaments.blinds')),
      figure(t('tournaments.ante')),
      figure(t('tournaments.stack-in-blinds'))
    ],
    rows: levelRows(structure).map(({ number, startsAtMinute, small, big, ante, stackInBigBlinds }) => [
      count(number),
      clockOf(startsAtMinute),
      `${count(small)} / ${count(big)}`,
      count(ante),
      count(stackInBigBlinds)
    ])
  }
}
