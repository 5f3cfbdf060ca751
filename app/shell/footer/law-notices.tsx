import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { fillFigures } from '../../domain/figures/fill-figures.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { noticesOfLaw } from '../../domain/law/notices-of-law.ts'
import { phoneLink } from '../../features/self-exclusion/phone-link.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** What the laws of the site and of the visitor's country have every page say: warnings, whom advertising is for, helplines, registers and regulators. */
export function LawNotices() {
  const { t, siteId, locale, content, audience, asOf } = usePage()
  const { laws, minimumAge, advertisingMinimumAge, currency } = audience()
  const notices = noticesOfLaw({ siteId, laws, countryRules: content.countryRules, now: asOf() })
  const age = (value: number) => formatFigure({ kind: 'age', value }, locale)
  return (
    <>
      {notices.flatMap(({ countryKey, warnings }) =>
        warnings.map(({ text, url }) => (
          <p key={text.en} className="footer__warning" data-warning={countryKey}>
            <OutsideLink href={url}>{fillFigures(text[locale] ?? text.en, { ageMark: age(minimumAge) })}</OutsideLink>
          </p>
        ))
      )}
      {advertisingMinimumAge && (
        <p className="footer__warning" data-advertising-age={advertisingMinimumAge}>
          {t('footer.advertising-age', { age: age(advertisingMinimumAge) })}
        </p>
      )}
      {currency && currency.exceptions.length > 0 && (
        <p className="footer__warning" data-currency={currency.show.join(' ')}>
          {t('footer.shared-pools', {
            shared: currency.exceptions.map(exception => exception.currency).join(', '),
            currency: currency.show.join(', ')
          })}
        </p>
      )}
      {notices.length > 0 && (
        <div className="footer__help">
          <h2 className="footer__title">{t('self-exclusion.title')}</h2>
          <ul className="footer__help-list">
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

function OutsideLink({ href, children }: { href: string | undefined; children: string }) {
  const { t } = usePage()
  if (!href) return children
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
    </a>
  )
}
