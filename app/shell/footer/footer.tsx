import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { fillFigures } from '../../domain/figures/fill-figures.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { noticesOfLaw } from '../../domain/law/notices-of-law.ts'
import { ChoicesLinks } from '../../features/consent/choices-links.tsx'
import { DemoMark } from '../../features/demo/demo.tsx'
import { liveFooter, ownPagesGroup } from '../../features/navigation/live-footer.ts'
import { menuLinking } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { OutsideLink } from '../../features/navigation/outside-link.tsx'
import { RegionSelector } from '../../features/region-selector/region-buttons.tsx'
import { RegionPopup } from '../../features/region-selector/region-popup.tsx'
import { phoneLink } from '../../features/self-exclusion/help-words.ts'
import { SelfExclusionLink } from '../../features/self-exclusion/self-exclusion-link.tsx'
import { WhyThis } from '../../features/why-this/why-this.tsx'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { type SiteLicence, siteLicence } from './site-licence.ts'
import { TrustMarks } from './trust-marks.tsx'

/** The foot of every page. It outlives client-side navigations. */
export const Footer = () => (
  <footer
    className={siteConfigurationOf(usePage().siteId).flags.messagingChatSupported ? 'footer footer--chat' : 'footer'}
  >
    <div className="wrap">
      <div className="footer__top">
        <div className="footer__brand row">
          <Logo />
          <SocialLinks />
          <RegionSelector />
        </div>
        <FooterNavigation />
      </div>
      <RegionPopup />
      <div className="footer__foot">
        <div className="stack">
          <LawNotices />
          <TrustMarks />
        </div>
        <FinePrint />
      </div>
    </div>
  </footer>
)

export function SocialLinks() {
  const { t, siteId } = usePage()
  const { brand, socialLinks } = siteConfigurationOf(siteId)
  return (
    <ul className="footer__elsewhere row" aria-label={t('footer.social')}>
      {socialLinks.map(({ name, url }) => (
        <li key={name}>
          <a
            className="round quiet"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${t('footer.social-network', { brand, network: name })} (${t('navigation.new-tab')})`}
          >
            <Icon path={socialIconPaths[name] ?? ''} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Line drawings on a square of 24, by the name that the site configuration gives the network. */
const socialIconPaths: Readonly<Record<string, string>> = {
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4Zm4.5 4.75a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5Zm4.8-1.1h.01',
  Facebook: 'M16 3.5h-1.8A3.7 3.7 0 0 0 10.5 7.2V20.5M7 11.5h8',
  Reddit:
    'M12 9.5c4.4 0 8 2.4 8 5.3s-3.6 5.2-8 5.2-8-2.3-8-5.2 3.6-5.3 8-5.3Zm0 0 1-5 4 .9M9.2 13.8h.01M14.8 13.8h.01M9.2 16.8c1.7 1 3.9 1 5.6 0M18.5 5.6h.01M4.3 13a2 2 0 1 1 1.9-2.6M19.7 13a2 2 0 1 0-1.9-2.6',
  Youtube: 'M6.5 5.5h11a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Zm3.7 3.7v5.6l4.8-2.8Z',
  X: 'M4.5 4.5h3.8l11.2 15h-3.8Zm14.3 0-6 6.4M10.7 13.3l-5.7 6.2'
}

/** The site's own pages, then the groups that the site configuration names, in its order. */
export function FooterNavigation() {
  const page = usePage()
  const { siteId, content } = page
  const order = siteConfigurationOf(siteId).footerNavigation
  const groups = order.flatMap(key => content.navigation.footer.filter(group => group.key === key))
  const all = [ownPagesGroup(content.navigation.main, groups), ...groups]
  return liveFooter(all, menuLinking(page)).map(({ key, title, links }, index) => (
    <nav key={key} className="footer__group" aria-labelledby={`footer-group-${index}`}>
      <FoldTitle id={`footer-group-${index}`} title={title} />
      <ul className={links.length > 5 ? 'footer__long' : undefined}>
        {links.map(link => (
          <li key={link.langKey}>
            <NavigationLink item={link} className="footer__link tap" />
          </li>
        ))}
      </ul>
    </nav>
  ))
}

/** A title whose next element is folded on a phone. That is not in the <details> that opens it, so that a style sheet alone can keep it open elsewhere. */
const FoldTitle = ({ id, title }: { id: string; title: string }) => (
  <>
    <h2 id={id} className="footer__title muted">
      {title}
    </h2>
    <details>
      <summary className="footer__fold folding text-small">{title}</summary>
    </details>
  </>
)

/** The notices that the laws of the site and of the visitor's country require on every page: warnings, whom advertising is for, helplines, registers and regulators. */
function LawNotices() {
  const { t, siteId, locale, content, audience, asOf } = usePage()
  const { laws, minimumAge, advertisingMinimumAge, currency } = audience()
  const notices = noticesOfLaw({ siteId, laws, countryRules: content.countryRules, now: asOf() })
  const age = (value: number) => formatFigure({ kind: 'age', value }, locale)
  return (
    <>
      {notices.flatMap(({ countryKey, warnings }) =>
        warnings.map(({ text, url }) => (
          <p key={text.en} className="footer__warning text-plain" data-warning={countryKey}>
            <OutsideLink href={url}>{fillFigures(text[locale] ?? text.en, { ageMark: age(minimumAge) })}</OutsideLink>
          </p>
        ))
      )}
      {advertisingMinimumAge && (
        <p className="footer__warning text-plain" data-advertising-age={advertisingMinimumAge}>
          {t('footer.advertising-age', { age: age(advertisingMinimumAge) })}
        </p>
      )}
      {currency && currency.exceptions.length > 0 && (
        <p className="footer__warning text-plain" data-currency={currency.show.join(' ')}>
          {t('footer.shared-pools', {
            shared: currency.exceptions.map(exception => exception.currency).join(', '),
            currency: currency.show.join(', ')
          })}
        </p>
      )}
      {notices.length > 0 && (
        <div className="footer__help">
          <h2 className="footer__title muted">{t('self-exclusion.title')}</h2>
          <ul className="footer__help-list row text-small">
            {notices.flatMap(({ countryKey, help, regulator }) => [
              ...help.map(entry => (
                <li key={`${entry.name} ${entry.phone}`} {...{ [markers[entry.kind]]: countryKey }}>
                  {t(entry.kind === 'helpline' ? 'self-exclusion.helpline' : 'self-exclusion.register')}{' '}
                  <Service {...entry} />
                </li>
              )),
              regulator && (
                <li key={regulator.name} data-regulator={countryKey}>
                  {t('footer.regulator')} <Service {...regulator} />
                </li>
              )
            ])}
          </ul>
        </div>
      )}
    </>
  )
}

/** By which attribute programs find what a page names, and for which country. */
const markers = { helpline: 'data-helpline', 'self-exclusion': 'data-register' } as const

function Service({ name, phone, url }: Pick<CountryRule['help'][number], 'name' | 'phone' | 'url'>) {
  return (
    <>
      <OutsideLink href={url}>{name}</OutsideLink> {phone && <a href={phoneLink(phone)}>{phone}</a>}
    </>
  )
}

/** Who runs the room, under which licence, and whose data places a visitor. */
function FinePrint() {
  const page = usePage()
  const { t, siteId, locale, content, asOf } = page
  const { brand, operatorName, registeredOffice } = siteConfigurationOf(siteId)
  const { countryRules, figures } = content
  const licence = siteLicence({ siteId, countryRules, figures, locale, now: asOf() })
  return (
    <div className="footer__print muted text-note">
      <p>
        {t('footer.operator', { brand, operatorName, registeredOffice })} {licence && <Licence licence={licence} />}
      </p>
      {licence?.registration && (
        <div className="footer__group" data-registration="">
          <FoldTitle id="footer-registration" title={t('footer.registration')} />
          <p>{licence.registration}</p>
        </div>
      )}
      <WhyThis />
      <div className="footer__links row">
        <ChoicesLinks />
        <SelfExclusionLink className="touch" />
        <OutsideLink className="touch" href="https://db-ip.com">
          {t('footer.ip-geolocation')}
        </OutsideLink>
      </div>
    </div>
  )
}

/** "A link to the register entry, on every screen from which gambling is reachable." */
function Licence({ licence }: { licence: SiteLicence }) {
  const page = usePage()
  const { t } = page
  const { authority, number, grantedOn, sentence, statement, statusUrl } = licence
  const said = sentence ? fillForPage(page, sentence) : t('footer.licence', { authority, number, grantedOn })
  const words = said.replace(/\.$/, '')
  return (
    <>
      {words}
      <DemoMark />
      {said.slice(words.length)} {statement}{' '}
      {statusUrl && <OutsideLink href={statusUrl}>{t('footer.licence-status')}</OutsideLink>}
    </>
  )
}
