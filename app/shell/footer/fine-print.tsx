import { ChoicesLinks } from '../../features/consent/choices-links.tsx'
import { SelfExclusionLink } from '../../features/self-exclusion/self-exclusion-link.tsx'
import { WhyThis } from '../../features/why-this/why-this.tsx'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { type SiteLicence, siteLicence } from './site-licence.ts'

/** Who runs the room, under which licence, and whose data places a visitor. */
export function FinePrint() {
  const page = usePage()
  const { t, siteId, locale, content, asOf } = page
  const { brand, operatorName, registeredOffice, sample } = siteConfigurationOf(siteId)
  const { countryRules, figures } = content
  const licence = siteLicence({ siteId, countryRules, figures, locale, now: asOf() })
  return (
    <div className="footer__print">
      <p>
        {t('footer.operator', { brand, operatorName, registeredOffice })} {licence && <Licence licence={licence} />}
      </p>
      <WhyThis />
      <p>
        <SelfExclusionLink />
      </p>
      <ChoicesLinks />
      {sample && <p>{t('footer.sample-data')}</p>}
      <p>
        <a href="https://db-ip.com" target="_blank" rel="noopener">
          {t('footer.ip-geolocation')}
          <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
        </a>
      </p>
    </div>
  )
}

/** "A link to the register entry, on every screen from which gambling is reachable." */
function Licence({ licence: { sentence, statement, statusUrl, ...named } }: { licence: SiteLicence }) {
  const page = usePage()
  const { t } = page
  return (
    <>
      {sentence ? fillForPage(page, sentence) : t('footer.licence', named)} {statement}{' '}
      {statusUrl && (
        <a href={statusUrl} target="_blank" rel="noopener">
          {t('footer.licence-status')}
          <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
        </a>
      )}
    </>
  )
}
