import type { ReactNode } from 'react'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { soonest } from '../../domain/dated/dated-record.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { nextRuleChange } from '../../domain/law/country-rule.ts'
import type { OfferGroup } from '../../domain/offers/monthly-offers.ts'
import { monthlyOffers } from '../../domain/offers/monthly-offers.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage, sectionCopy } from '../../site/page/page-copy.ts'
import { offersFor } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { LookCloser } from '../../ui/look-closer/look-closer.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { MonthShares, monthSharesShown } from './month-shares.tsx'
import { TermsBeside, termsId } from './offer-terms.tsx'
import { PosterTitle } from './poster.tsx'

const key = 'monthly-rewards'

/** The month's giveaways and leaderboards as posters, each with its terms, where offers may be shown; a neutral word everywhere else. */
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
  const { families } = copy
  return (
    <Section named id={key} title={copy.title} lead={copy.lead} island={{ key, until: soonest(until, untilShown) }}>
      <ul className="posters rewards carousel">
        {allowed.has('monthly-giveaway') && (
          <Family
            {...families.giveaways}
            kind="monthly-giveaway"
            picture="banner-promotions"
            path="/promotions/"
            sizes={giveaways.length > 0 ? posterWidths : wholeWidths}
          >
            {giveaways.map(group => (
              <Giveaways key={group[0].id} offers={group} />
            ))}
            {giveaways.length > 0 && monthSharesShown(scope, new Set(shown.offers.map(({ kind }) => kind))) && (
              <LookCloser id="month-shares" label={sectionCopy(scope, 'promotions', 'month').title}>
                <MonthShares />
              </LookCloser>
            )}
          </Family>
        )}
        {allowed.has('daily-leaderboard') && (
          <Family
            {...families.leaderboards}
            kind="daily-leaderboard"
            picture="promo-leaderboards"
            path={leaderboards[0]?.[0].path ?? '/promotions/'}
            sizes={leaderboards.length > 0 ? boardWidths : wholeWidths}
          >
            {leaderboards.length > 0 && <Boards groups={leaderboards} />}
          </Family>
        )}
        {allowed.has('jackpot') && (
          <Family
            {...families.jackpots}
            kind="jackpot"
            picture="promo-jackpots"
            path="/promotions/jackpots/"
            sizes={besideWidths}
          />
        )}
        {allowed.has('loyalty') && (
          <Family {...families.loyalty} kind="loyalty" picture="promo-loyalty" path="/loyalty/" sizes={besideWidths} />
        )}
      </ul>
    </Section>
  )
}

/** Pictures are cut to the poster, which the sheet sets by kind: how wide the whole picture is drawn there. Where there are no offers of the month it fills the poster. */
const posterWidths = '(min-width: 1000px) 720px, (min-width: 768px) 990px, 780px'
const boardWidths = '(min-width: 768px) 506px, (min-width: 520px) 92vw, 480px'
const besideWidths = '(min-width: 1000px) 664px, (min-width: 768px) 528px, 580px'
const wholeWidths = '(min-width: 1000px) 904px, (min-width: 768px) 828px, 1000px'

type FamilyProps = {
  name: string
  text: string
  kind: Offer['kind']
  picture: string
  /** How wide the whole picture is drawn. */
  sizes: string
  path: string
  /** Its offers of the month. */
  children?: ReactNode
}

/** A family of promotions as a poster that leads to its page. */
function Family({ name, text, kind, picture, sizes, path, children }: FamilyProps) {
  const href = usePage().href(path)
  return (
    <li className={`poster edged poster--${kind}`}>
      <CardPicture name={picture} sizes={sizes} place="poster__picture" />
      <h3 className="headline">
        <WholeLink href={href}>{name}</WholeLink>
      </h3>
      <p className="poster__summary quiet text-plain">{text}</p>
      {children}
    </li>
  )
}

/** Amounts of the month that share their terms, and those terms. */
const Giveaways = ({ offers }: { offers: OfferGroup<Offer> }) => (
  <div className="above-18">
    {offers.map(offer => (
      <p key={offer.id} className="poster__title">
        <PosterTitle offer={offer} />
      </p>
    ))}
    <TermsBeside offer={offers[0]} />
  </div>
)

/** Leaderboards, each as a line that leads to it, then their terms, once for those that share them. */
function Boards({ groups }: { groups: readonly OfferGroup<Offer>[] }) {
  const scope = usePage()
  const markOf = (index: number) => (groups.length > 1 ? index + 1 : null)
  return (
    <div className="above-18">
      <ul className="rewards__lines">
        {groups.flatMap((offers, index) =>
          offers.map(offer => {
            // Its first figure is set large.
            const mark = markOf(index)
            const [before, figure = '', after] = fillForPage(scope, textOf(offer.title, scope).split(/(\{\w+\})(.*)/))
            return (
              <li key={offer.id}>
                <a
                  className="rewards__line row ruled"
                  href={scope.href(offer.path) ?? undefined}
                  aria-describedby={mark ? termsId(offers[0]) : undefined}
                >
                  {before} <b className="number">{setLarge(figure)}</b>{' '}
                  <span className="quiet text-small">
                    {after} {mark && <sup aria-hidden="true">{mark}</sup>}
                  </span>
                </a>
              </li>
            )
          })
        )}
      </ul>
      {groups.map((offers, index) => (
        <TermsBeside key={offers[0].id} offer={offers[0]} mark={markOf(index)} />
      ))}
    </div>
  )
}
