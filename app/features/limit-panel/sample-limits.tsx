import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LimitPanel } from './limit-panel.tsx'

/** The limits that a player sets, as the client shows them: invented values, in no currency. */
export function SampleLimits() {
  const { t, locale } = usePage()
  const { count } = writeAmounts(locale)
  return (
    <LimitPanel
      limits={[
        { name: t('limit-panel.deposit'), value: count(200), part: 40 },
        { name: t('limit-panel.loss'), value: count(150), part: 30 },
        { name: t('limit-panel.session'), value: t('limit-panel.minutes', { count: '90' }), part: 50 }
      ]}
    />
  )
}
