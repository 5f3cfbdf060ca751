import { textOf } from '../../site/page/local-text.ts'
import type { TeamMember } from '../../site/page/team.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { placeName } from '../../site/regions/place-name.ts'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { Attribute } from './attribute.tsx'
import { BestResult } from './best-result.tsx'
import { Portrait } from './portrait.tsx'

type Props = {
  people: readonly TeamMember[]
  as?: 'h2' | 'h3'
  /** Whether their best result and their line are left out. */
  brief?: boolean
  /** Whether what their story turns on is engraved beside them. */
  engraved?: boolean
}

/** Ambassadors as copper cameos, each with the way to their story. */
export function People({ people, as: Heading = 'h3', engraved = false, brief = false }: Props) {
  const scope = usePage()
  return (
    <ul className={brief ? 'stars carousel' : 'stars'}>
      {people.map(({ slug, name, profile }) => {
        const story = scope.href(`/ggteam/${slug}/`)
        const cameo = (
          <div className="stars__medallion">
            <Portrait slug={slug} />
          </div>
        )
        return (
          <li key={slug} className="stars__person">
            {engraved && profile ? (
              <div>
                {cameo}
                <Attribute of={profile.attribute} />
              </div>
            ) : (
              cameo
            )}
            <Heading>
              <WholeLink href={story}>{name}</WholeLink>
            </Heading>
            {profile && <p className="stars__country">{placeName(profile.country, scope.locale)}</p>}
            {profile && !brief && (
              <>
                <BestResult of={profile} />
                <p>{textOf(profile.line, scope)}</p>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
