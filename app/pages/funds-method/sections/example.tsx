import type { WithdrawalsPage } from '../../../../content/pages/withdrawals/withdrawals.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { currenciesShown, withdrawalExample } from '../../../features/payments/payment-rows.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

/**
 * One withdrawal, moment by moment: what happens, when, and where every part of the money is. In the first currency that may be shown; where there is
 * none, the moments stand without amounts.
 */
export function Example({ words }: { words: WithdrawalsPage['example'] }) {
  const { siteId, locale, content, audience } = usePage()
  const [currency] = currenciesShown(content.payments.currencies[siteId], audience().currency)
  const example = currency === undefined ? undefined : content.payments.withdrawalExample[currency]
  const written = (amount: number) => formatFigure({ kind: 'money', amount, currency: currency ?? '' }, locale)
  // Without a currency the moments stand by themselves: any sum will do.
  const stands = withdrawalExample(example ?? { balance: 1, requested: 1 })
  const { onAccount, underWay, inBank } = words.columns
  return (
    <Section id="example" title={words.title} lead={words.lead}>
      <ol className="moments" aria-label={words.caption}>
        {stands.map(stand => {
          const { name, text, time } = words.moments[stand.moment]
          return (
            <li key={stand.moment} className={`moment moment--${stand.moment}`}>
              <div>
                <p className="moment__time">{time}</p>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              {example && (
                <dl className="moment__money">
                  {(
                    [
                      [onAccount, stand.onAccount],
                      [underWay, stand.underWay],
                      [inBank, stand.inBank]
                    ] as const
                  ).map(([label, amount]) => (
                    <div key={label} className={amount === 0 ? 'moment__none' : undefined}>
                      <dt>{label}</dt>
                      <dd>{written(amount)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          )
        })}
      </ol>
      {words.sampleNote && <p className="payment-sample">{words.sampleNote}</p>}
    </Section>
  )
}
