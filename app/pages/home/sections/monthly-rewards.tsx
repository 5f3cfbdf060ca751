import type { Offer } from '../../../../content/offers/offers.schema.ts'
import { monthlyOffers } from '../../../features/offers/monthly-offers.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { HomeSection } from '../home-section.tsx'
import { offersFor, useHomeCopy } from '../use-home-copy.ts'
import { RewardGroup } from './reward-group.tsx'

/** The month's giveaways and leaderboards, each with its terms, where offers may be shown; a neutral word everywhere else. */
export function MonthlyRewards() {
  const scope = usePage()
  const { monthlyRewards: copy } = useHomeCopy()
  const offers = offersFor(scope).filter(({ kind }) => kind !== 'welcome-bonus')
  const allowed = new Set(offers.map(({ kind }) => kind))
  if (allowed.size === 0)
    return (
      <HomeSection name="monthly-rewards" kind="split" title={copy.neutralTitle}>
        <p className="home-quiet">{copy.neutralText}</p>
      </HomeSection>
    )
  const { giveaways, leaderboards, until } = monthlyOffers<Offer>(offers, scope.siteId, scope.asOf())
  scope.endsAt(until)
  const families = [
    ...(allowed.has('monthly-giveaway')
      ? [{ ...copy.families.giveaways, groups: giveaways, look: 'panel panel--warm' }]
      : []),
    ...(allowed.has('daily-leaderboard')
      ? [{ ...copy.families.leaderboards, groups: leaderboards, look: 'panel' }]
      : []),
    { ...copy.families.jackpots, groups: [], look: '' },
    { ...copy.families.loyalty, groups: [], look: '' }
  ]
  return (
    <HomeSection name="monthly-rewards" title={copy.title} lead={<p>{copy.lead}</p>}>
      <div className="rewards">
        {families.map(({ name, text, groups, look }) => (
          <div key={name} className={`rewards__family ${groups.length > 0 ? look : 'rewards__family--plain'}`}>
            <h3>{name}</h3>
            <p>{text}</p>
            {groups.map(group => (
              <RewardGroup key={group[0].id} offers={group} />
            ))}
          </div>
        ))}
      </div>
    </HomeSection>
  )
}
