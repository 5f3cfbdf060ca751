import { usePage } from '../../site/page/use-page.tsx'

/** The way past the header for the keyboard; an embedded page has nothing to pass. */
export function SkipLink() {
  const { t, embedded } = usePage()
  if (embedded) return null
  return (
    <a className="skip-link" href="#main">
      {t('header.skip-to-content')}
    </a>
  )
}
