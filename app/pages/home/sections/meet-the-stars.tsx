import { peopleShown } from '../../../domain/law/people-shown.ts'
import { People } from '../../../features/ambassadors/people.tsx'
import { usePage } from '../../../site/page/use-page.tsx'
import { NamedSection } from '../../../ui/section/named-section.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

const shownPeople = 4

/** The first of the site's ambassadors, as copper cameos, where well-known persons may advertise; a neutral word everywhere else. */
export function MeetTheStars() {
  const scope = usePage()
  const { siteId, content, href, t } = scope
  const { meetTheStars: copy } = useHomeCopy()
  const people = peopleShown(scope)
    ? content.ambassadors.filter(({ sites }) => sites.includes(siteId)).slice(0, shownPeople)
    : []
  if (people.length === 0)
    return (
      <NamedSection name="meet-the-stars" kind="split" title={copy.neutralTitle}>
        <p className="home-quiet">{copy.neutralText}</p>
      </NamedSection>
    )
  const team = href('/ggteam/')
  return (
    <NamedSection name="meet-the-stars" title={copy.title} lead={<p>{copy.lead}</p>}>
      <People people={people} />
      <p className="sample-note">{t('home.invented-people')}</p>
      {team && (
        <p className="stars__all">
          <a href={team} className="button button--quiet">
            {t('home.all-people')}
          </a>
        </p>
      )}
    </NamedSection>
  )
}
