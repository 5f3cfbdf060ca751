import { siteConfigurationOf } from '../../../site/config/site-configuration.ts'
import { ambassadorsShown } from '../../../site/config/supported.ts'
import { formatLocale } from '../../../site/figures/format-locale.ts'
import { textOf } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { NamedSection } from '../../../ui/section/named-section.tsx'
import { Portrait } from '../portrait.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

const shownPeople = 4

/** The first of the site's ambassadors, as copper cameos, where well-known persons may advertise; a neutral word everywhere else. */
export function MeetTheStars() {
  const scope = usePage()
  const { locale, siteId, content, t } = scope
  const { meetTheStars: copy } = useHomeCopy()
  const people = ambassadorsShown(siteConfigurationOf(siteId).flags, scope.audience().ambassadors)
    ? content.ambassadors.filter(({ sites }) => sites.includes(siteId)).slice(0, shownPeople)
    : []
  if (people.length === 0)
    return (
      <NamedSection name="meet-the-stars" kind="split" title={copy.neutralTitle}>
        <p className="home-quiet">{copy.neutralText}</p>
      </NamedSection>
    )
  const countries = new Intl.DisplayNames(formatLocale(locale), { type: 'region' })
  return (
    <NamedSection name="meet-the-stars" title={copy.title} lead={<p>{copy.lead}</p>}>
      <ul className="stars">
        {people.map(person => (
          <li key={person.slug}>
            <div className="stars__medallion">
              <Portrait slug={person.slug} />
            </div>
            <h3>{person.name}</h3>
            <p className="stars__country">{countries.of(person.country)}</p>
            <p>{textOf(person.line, scope)}</p>
          </li>
        ))}
      </ul>
      <p className="sample-note">{t('home.invented-people')}</p>
    </NamedSection>
  )
}
