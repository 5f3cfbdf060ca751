import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DotField } from '../../ui/charts/dot-field.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

const dots = 1000

/** How rare a royal flush with both own cards is: a thousand hands as dots, and how many such fields have one that is copper. */
export function Rarity({
  title,
  paragraphsMarkdown,
  hands,
  number,
  royal,
  description,
  fields
}: PageWords<'jackpots'>['odds']) {
  const { t, locale, content } = usePage()
  const { count } = writeAmounts(locale)
  const odds = content.figures.royalOdds
  if (odds?.kind !== 'count') throw new Error('The figure royalOdds is no number')
  return (
    <Section id="odds" title={title} kind="split">
      <DotField
        title={title}
        description={description}
        tableLabel={t('charts.as-table')}
        table={{
          caption: title,
          columns: ['', figure(number)],
          rows: [
            [royal, count(1)],
            [hands, count(odds.value)]
          ]
        }}
        groups={[
          { name: hands, value: dots - 1, label: count(dots - 1) },
          { name: royal, value: 1, label: count(1), highlight: true }
        ]}
        note={`${fields} ${count(Math.round(odds.value / dots))}`}
      />
      <div className="rarity__words">
        <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} />
      </div>
    </Section>
  )
}
