import type { Offer } from '../../../content/offers/offers.schema.ts'
import { soonest } from '../../domain/dated/dated-record.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { nextRuleChange } from '../../domain/law/country-rule.ts'
import type { OfferGroup } from '../../domain/offers/monthly-offers.ts'
import { monthlyOffers } from '../../domain/offers/monthly-offers.ts'
import { offersFor } from '../../domain/offers/offers-shown.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage, sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { aroundFigure } from './around-figure.ts'
import { OfferTerms } from './offer-terms.tsx'

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
      <Section named id={key} kind="split" title={copy.neutralTitle} island={{ key, until: untilShown }}>
        <p className="home-quiet">{copy.neutralText}</p>
      </Section>
    )
  const { giveaways, leaderboards, until } = monthlyOffers<Offer>(offers, scope.siteId, scope.asOf())
  scope.expiresAt(until)
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
    <Section named id={key} title={copy.title} lead={copy.lead} island={{ key, until: soonest(until, untilShown) }}>
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
    </Section>
  )
}

/** Offers that share their terms: each with its figure set large, then the terms of all. */
function RewardGroup({ offers }: { offers: OfferGroup<Offer> }) {
  const scope = usePage()
  const titles = offers.map(offer => fillForPage(scope, aroundFigure(textOf(offer.title, scope))))
  return (
    <div className="rewards__group">
      <ul>
        {titles.map(({ before, figure, after }) => (
          <li key={before + figure} className={before ? 'rewards__line' : 'rewards__total'}>
            {before && <span>{before}</span>} <b>{setLarge(figure)}</b> <span>{after}</span>
          </li>
        ))}
      </ul>
      <OfferTerms offer={offers[0]} />
    </div>
  )
}
