import { usePage } from '../../../site/page/use-page.tsx'

/** The minimum age of the visitor's audience, set large. In: the age in years. */
export function AgeMark({ minimumAge }: { minimumAge: number }) {
  const { t } = usePage()
  return (
    <p className="age-mark">
      <strong aria-hidden="true">{minimumAge}+</strong>
      <span>{t('policy.age-mark', { minimumAge: String(minimumAge) })}</span>
    </p>
  )
}
