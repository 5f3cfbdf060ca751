import { Fragment } from 'react'
import { durationHours } from '../../domain/figures/duration-hours.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ChartBar, ChartTicks } from '../../ui/charts/chart-marks.tsx'
import { linear, percent } from '../../ui/charts/scales.ts'
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

/** The way of a withdrawal to scale, a bar a step: our look at the request, then the days of each method that is open here. Nothing where none is. */
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
  const place = linear(0, to)
  const days = Array.from({ length: Math.floor(to / 24) }, (_, day) => day + 1)
  const steps = [
    { name: check.name, label: check.time, from: 0, hours: check.hours, tone: 'felt' as const },
    ...methods.map(method => ({ ...method, from: check.hours, tone: 'ivory' as const }))
  ]
  return (
    <ChartFrame
      kind="payment-times"
      title={title}
      description={caption}
      table={{
        caption,
        columns: [columns.method, columns.time],
        rows: steps.map(({ name, label }) => [name, label].map(escapeMarkup))
      }}
      height={steps.length * stepPx + 30}
    >
      {steps.map(({ name, label, from, hours, tone }, index) => (
        <Fragment key={name}>
          <text y={index * stepPx + 20} className="chart__name">
            {name}
            <tspan dx="8" className="chart__label">
              {label}
            </tspan>
          </text>
          <rect y={index * stepPx + 30} width="100%" height="16" rx="3" className="chart__ground" />
          <ChartBar
            x={percent(place(from))}
            y={index * stepPx + 30}
            width={hours > 0 ? percent(place(hours)) : 4}
            height="16"
            rx="3"
            tone={tone}
          />
        </Fragment>
      ))}
      <ChartTicks
        ticks={days.map(value => ({
          value: value * 24,
          label: formatFigure({ kind: 'duration', value, unit: 'day' }, locale)
        }))}
        place={place}
        y={steps.length * stepPx + 22}
      />
    </ChartFrame>
  )
}

const stepPx = 58
