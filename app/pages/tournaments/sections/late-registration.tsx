import type { Pages } from '../../../../content/content.ts'
import type { Structure } from '../../../../content/tournaments/structures.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { levelAt } from '../../../features/tournaments/structure-rows.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = { words: Pages['tournaments']['en']['lateRegistration']; structure: Structure }

const arrivals = [0, 30, 60, 90, 120]

/** What coming late means: the same stack, worth less with each level. */
export function LateRegistration({ words, structure }: Props) {
  const { locale, t } = usePage()
  const markdown = useMarkdown()
  const written = (minutes: number) =>
    minutes === 0
      ? words.onTime
      : `${formatFigure({ kind: 'duration', value: minutes, unit: 'minute' }, locale)} ${words.later}`
  return (
    <Section id="late-registration" title={words.title} kind="split">
      <Prose paragraphs={words.paragraphsMarkdown.map(markdown)} />
      <DataTable
        caption={words.caption}
        columns={[
          { name: words.columns.arrival },
          { name: words.columns.level },
          { name: words.columns.stack, kind: 'figure' }
        ]}
        rows={arrivals.flatMap(minutes => {
          const level = levelAt(structure, minutes)
          return level
            ? [
                [
                  written(minutes),
                  `${t('tournaments.level')} ${level.number}`,
                  formatFigure({ kind: 'count', value: level.stackInBigBlinds }, locale)
                ]
              ]
            : []
        })}
      />
    </Section>
  )
}
