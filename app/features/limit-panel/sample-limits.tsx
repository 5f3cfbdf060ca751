import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { currenciesShown } from '../../domain/law/currency-rule.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LimitPanel } from './limit-panel.tsx'

/** The limits that a player sets, as the client shows them: invented values, in the first currency of the site's accounts that may be shown. */
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
