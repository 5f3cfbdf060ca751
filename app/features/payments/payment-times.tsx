import { durationHours } from '../../domain/figures/duration-hours.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { arrival, paymentsShown } from './payment-rows.ts'

type Props = {
  title: string
  /** The words of the drawing and of its table. */
  caption: string
  columns: { method: string; time: string }
  /** The check before the payment is sent, and how long it takes, in words and in hours. */
  check: { name: string; time: string; hours: number }
  atOnce: string
}

/** The way of a withdrawal to scale: our look at the request, then the days of each method that is open here. Nothing where none is. */
export function PaymentTimes({ title, caption, columns, check, atOnce }: Props) {
  const scope = usePage()
  const { siteId, locale, content } = scope
  const shown = paymentsShown(content.payments.methods, { way: 'withdrawal', siteId, rule: scope.audience().rule })
  const methods = shown
    .map(({ name, withdrawal }) => ({
      name: textOf(name, scope),
      hours: withdrawal?.arrivesWithin ? durationHours(withdrawal.arrivesWithin) : 0,
      label: withdrawal ? arrival(withdrawal, atOnce, locale) : atOnce
    }))
    .toSorted((one, other) => other.hours - one.hours)
  if (methods.length === 0) return null
  const to = check.hours + Math.max(24, ...methods.map(({ hours }) => hours))
  const days = Array.from({ length: Math.floor(to / 24) }, (_, day) => day + 1)
  return (
    <div className="payment-times">
      <Timeline
        title={title}
        description={caption}
        table={{
          caption,
          columns: [columns.method, columns.time],
          rows: [[check.name, check.time], ...methods.map(({ name, label }) => [name, label])].map(row =>
            row.map(escapeMarkup)
          )
        }}
        from={0}
        to={to}
        spans={[
          { from: 0, to: check.hours, name: check.name, label: check.time },
          ...methods.map(({ name, label, hours }) => ({
            from: check.hours,
            to: check.hours + hours,
            name,
            label,
            tone: 'ivory' as const
          }))
        ]}
        ticks={days.map(value => ({
          value: value * 24,
          label: formatFigure({ kind: 'duration', value, unit: 'day' }, locale)
        }))}
      />
    </div>
  )
}
