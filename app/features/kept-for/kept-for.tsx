import { durationHours } from '../../domain/figures/duration-hours.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = {
  id: string
  words: { title: string; description: string; columns: readonly string[] }
  /** The kinds of data, each with the figure that says how long it is kept. */
  kept: readonly { name: string; figure: string; highlight?: boolean }[]
  /** Data that are kept for less than a day. */
  brief?: { name: string; label: string }
}

/** How long something is kept, as bars to the scale of days, which are numbered below. */
export function KeptFor({ id, words: { title, description, columns }, kept, brief }: Props) {
  const { locale, content } = usePage()
  const spans = kept.map(({ name, figure, highlight = false }) => {
    const time = content.figures[figure]
    if (time?.kind !== 'duration') throw new Error(`${figure} is no duration`)
    return {
      from: 0,
      to: durationHours(time) / 24,
      name,
      label: formatFigure(time, locale),
      tone: 'ivory' as const,
      highlight
    }
  })
  const to = Math.max(...spans.map(span => span.to))
  const rows = [...spans, ...(brief ? [brief] : [])].map(({ name, label }) => [name, label].map(escapeMarkup))
  return (
    <Section id={id} title={title} kind="split">
      <Timeline
        title={title}
        description={description}
        table={{ caption: title, columns, rows }}
        from={0}
        to={to}
        spans={spans}
        moments={brief ? [{ at: 0, ...brief }] : []}
        ticks={[1 / 3, 2 / 3, 1].map(part => Math.round(to * part)).map(value => ({ value, label: `${value}` }))}
      />
    </Section>
  )
}
