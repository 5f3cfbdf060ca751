import { RegionDisclosure } from '../../features/region-selector/region-disclosure.tsx'
import { Still } from '../../site/page/still.tsx'
import { Logo } from '../logo/logo.tsx'
import { FinePrint } from './fine-print.tsx'
import { FooterNavigation } from './footer-navigation.tsx'
import { LegalWarnings } from './legal-warnings.tsx'
import { SocialLinks } from './social-links.tsx'
import { TrustMarks } from './trust-marks.tsx'

/** What stands at the foot of every page. It outlives client-side navigations. */
export function Footer() {
  return (
    <Still as="footer" name="shell-footer" className="footer">
      {import.meta.env.SSR && <FooterParts />}
    </Still>
  )
}

const FooterParts = () => (
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
)
