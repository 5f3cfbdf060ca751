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
  /** Whether what their story turns on, their best result and their line are left out. */
  brief?: boolean
}

/** Ambassadors as copper cameos, each with the way to their story. */
export function People({ people, brief = false }: Props) {
  const scope = usePage()
  return (
    <ul className={brief ? 'stars carousel' : 'stars'}>
      {people.map(({ slug, name, profile }) => {
        const told = brief ? null : profile
        return (
          <li key={slug} className="stars__person">
            <div>
              <div className="stars__medallion">
                <Portrait slug={slug} />
              </div>
              {told && <Attribute of={told.attribute} />}
            </div>
            <h3 className={brief ? undefined : 'headline'}>
              <WholeLink href={scope.href(`/ggteam/${slug}/`)}>{name}</WholeLink>
            </h3>
            {profile && <p className="stars__country">{placeName(profile.country, scope.locale)}</p>}
            {told && (
              <>
                <BestResult of={told} />
                <p>{textOf(told.line, scope)}</p>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
