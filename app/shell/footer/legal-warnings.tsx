import { fillFigures } from '../../site/figures/fill-figures.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { siteWarnings } from './site-warnings.ts'
import { useSiteAge } from './use-site-age.ts'

/** The sentences that the law of the site's country wants on what invites to play, each leading to the site that it names. */
export function LegalWarnings() {
  const { t, siteId, locale, content, asOf } = usePage()
  const ageMark = useSiteAge()
  return siteWarnings(siteId, content.countryRules, asOf()).map(({ text, url }) => {
    const words = fillFigures(text[locale] ?? text.en, { ageMark })
    return (
      <p key={text.en} className="footer__warning">
        {url ? (
          <a href={url} target="_blank" rel="noopener">
            {words}
            <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
          </a>
        ) : (
          words
        )}
      </p>
    )
  })
}
