import type { InferOutput } from 'valibot'
import type { yourLocationSchema } from '../../../../content/pages/your-location/your-location.schema.ts'
import { locationName } from '../../../domain/law/location-name.ts'
import { helpOfCountry } from '../../../features/self-exclusion/help-of-country.ts'
import { helpSections } from '../../../features/self-exclusion/help-words.ts'
import type { VisitorLocation } from '../../../site/geolocation/visitor-location.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { countryName } from '../../../site/regions/footer-regions.ts'
import { Section } from '../../../ui/section/section.tsx'

type Props = { copy: InferOutput<typeof yourLocationSchema>['help']; location: VisitorLocation }

/** The helplines and registers of the visitor's country: the place that links to the modal lead to without JavaScript. */
export function Help({ copy, location }: Props) {
  const scope = usePage()
  const { t, siteId, content, asOf } = scope
  const { countryRules, trustMarks } = content
  const locale = scope.locale
  const { countryKey } = location
  const groups = helpOfCountry({ siteId, countryKey, countryRules, trustMarks, locale, now: asOf() })
  const places = {
    visitorPlace: locationName(location, locale, countryRules),
    sitePlace: countryName(siteId, locale)
  }
  return (
    <Section id="help" title={copy.title} lead={copy.lead} kind="split">
      {helpSections(t, groups, places).map(({ title, lines }) => (
        <section key={title} className="help-group">
          <h3>{title}</h3>
          <ul className="help-list">
            {lines.map(({ name, kind, phone, website, notes }) => (
              <li key={name}>
                <strong className="help-list__name">{name}</strong>
                <span className="help-list__kind">{[kind, ...notes].join(' · ')}</span>
                {phone && <a href={phone.href}>{phone.text}</a>}
                {website && (
                  <a href={website.href} target="_blank" rel="noopener">
                    {website.text}
                    <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
