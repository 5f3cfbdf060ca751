import type { Offer } from '../../../content/offers/offers.schema.ts'
import { soonest } from '../../site/dated/soonest.ts'
import { sectionCopy } from '../../site/page/section-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { nextRuleChange } from '../../site/visitor/country-rule.ts'
import { NamedSection } from '../../ui/section/named-section.tsx'
import { monthlyOffers } from './monthly-offers.ts'
import { offersFor } from './offers-for.ts'
import { RewardGroup } from './reward-group.tsx'

const key = 'monthly-rewards'

/** The month's giveaways and leaderboards, each with its terms, where offers may be shown; a neutral word everywhere else. */
export function MonthlyRewards() {
  const scope = usePage()
  const copy = sectionCopy(scope, 'home', 'monthlyRewards')
  const shown = offersFor(scope)
  const untilShown = soonest(shown.until, nextRuleChange(scope.content.countryRules, scope.asOf()))
  const offers = shown.offers.filter(({ kind }) => kind !== 'welcome-bonus')
  const allowed = new Set(offers.map(({ kind }) => kind))
  if (allowed.size === 0)
    return (
      <NamedSection name={key} kind="split" title={copy.neutralTitle} island={{ key, until: untilShown }}>
        <p className="home-quiet">{copy.neutralText}</p>
      </NamedSection>
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
    <NamedSection
      name={key}
      title={copy.title}
      lead={<p>{copy.lead}</p>}
      island={{ key, until: soonest(until, untilShown) }}
    >
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
    </NamedSection>
  )
}
