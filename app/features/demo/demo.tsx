import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** At the head of every page, while the site's configuration says that it is a demonstration: what of it is not real, and what is. */
export function DemoBar() {
  const { t, siteId } = usePage()
  if (!siteConfigurationOf(siteId).demo) return null
  return (
    <p className="demo text-note" role="status">
      {t('demo.bar')}
    </p>
  )
}

/** Beside a licence, an award or a laboratory of the demonstration: that it is a sample. Nothing elsewhere. */
export function DemoMark() {
  const { t, siteId } = usePage()
  return siteConfigurationOf(siteId).demo ? <span data-demo=""> {t('demo.mark')}</span> : null
}

/** The sentence that says of what is above that it is a sample: of files to download, and of the laboratory's certificate. */
export function DemoNote({ text }: { text: string | undefined }) {
  const { siteId } = usePage()
  if (!text || !siteConfigurationOf(siteId).demo) return null
  return (
    <p className="remark" data-demo="">
      {text}
    </p>
  )
}
