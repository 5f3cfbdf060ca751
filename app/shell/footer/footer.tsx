import { RegionDisclosure } from '../../features/region-selector/region-disclosure.tsx'
import { Logo } from '../logo/logo.tsx'
import { FinePrint } from './fine-print.tsx'
import { FooterNavigation } from './footer-navigation.tsx'
import { LegalWarnings } from './legal-warnings.tsx'
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
      <RegionDisclosure />
      <LegalWarnings />
      <TrustMarks />
      <FinePrint />
    </div>
  </footer>
)
