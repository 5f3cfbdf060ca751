import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'

/**
 * A quiet line that says whose rules the page follows, with the way to the page that tells all of it. The stored page knows the site's region; the visitor's
 * country and rule are filled in by the browser.
 */
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
