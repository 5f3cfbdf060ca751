import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { currenciesShown } from '../../domain/law/currency-rule.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Emblem } from '../../ui/client-table/emblem.tsx'

/** Limits as the client shows them: the name of each, what it is set to, and how far along its line that is, in hundredths. */
type Props = { limits: readonly { name: string; value: string; part: number }[] }

/** The panel of limits in our client, drawn: nothing is set by it. The text beside it says what each limit does. */
export const LimitPanel = ({ limits }: Props) => (
  <div className="client-panel limit-panel" aria-hidden="true">
    <p className="client-panel__bar row">
      <Emblem />
    </p>
    {limits.map(({ name, value, part }) => (
      <div key={name} className="client-panel__measure">
        <span className="strong">{name}</span>
        <b className="number">{value}</b>
        <svg viewBox="0 0 400 32">
          <rect y="13" width="400" height="6" rx="3" className="client-panel__line" />
          <rect y="13" width={part * 4} height="6" rx="3" className="client-panel__part" />
          <circle cx={part * 4} cy="16" r="13" className="limit-panel__knob" />
        </svg>
      </div>
    ))}
  </div>
)

/** The limits that a player sets: invented values, in the first currency of the site's accounts that may be shown. */
export function SampleLimits() {
  const { t, locale, siteId, content, audience } = usePage()
  const { money, count } = writeAmounts(locale)
  const [currency] = currenciesShown(content.payments.currencies[siteId], audience().currency)
  const written = (amount: number) => (currency === undefined ? count(amount) : money(amount, currency))
  return (
    <LimitPanel
      limits={[
        { name: t('limit-panel.deposit'), value: written(200), part: 40 },
        { name: t('limit-panel.loss'), value: written(150), part: 30 },
        { name: t('limit-panel.session'), value: t('limit-panel.minutes', { count: '90' }), part: 50 }
      ]}
    />
  )
}
