import { ChoicesLinks } from '../../features/consent/choices-links.tsx'
import { RegionSelector } from '../../features/region-selector/region-buttons.tsx'
import { RegionPopup } from '../../features/region-selector/region-popup.tsx'
import { SelfExclusionLink } from '../../features/self-exclusion/self-exclusion-link.tsx'
import { WhyThis } from '../../features/why-this/why-this.tsx'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Logo } from '../logo/logo.tsx'
import { FooterNavigation } from './footer-navigation.tsx'
import { LawNotices } from './law-notices.tsx'
import { type SiteLicence, siteLicence } from './site-licence.ts'
import { SocialLinks } from './social-links.tsx'
import { TrustMarks } from './trust-marks.tsx'

/** The foot of every page. It outlives client-side navigations. */
export const Footer = () => (
  <footer className="footer">
    <div className="wrap">
      <div className="footer__top">
        <div className="footer__brand">
          <Logo />
          <SocialLinks />
        </div>
        <FooterNavigation />
      </div>
      <RegionSelector />
      <RegionPopup />
      <LawNotices />
      <TrustMarks />
      <FinePrint />
    </div>
  </footer>
)

/** Who runs the room, under which licence, and whose data places a visitor. */
function FinePrint() {
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
      {licence?.registration && (
        <p data-registration="">
          <strong>{t('footer.registration')}</strong> {licence.registration}
        </p>
      )}
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
function Licence({
  licence: { sentence, statement, statusUrl, registration: _registration, ...named }
}: {
  licence: SiteLicence
}) {
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
