import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'

/** A quiet line: whose rules the page follows, with a link to all of it. The browser fills in the visitor's country and rule. */
export function WhyThis() {
  const { siteId, locale, href, t } = usePage()
  const why = href('/your-location/')
  return (
    <p>
      {t('why-this.region', { region: countryName(siteId, locale) })} <span data-why-this="" />
      {why && <a href={why}>{t('why-this.link')}</a>}
    </p>
  )
}
