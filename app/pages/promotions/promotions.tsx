import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { dayMs } from '../../domain/dated/day-ms.ts'
import { MonthShares, monthSharesShown } from '../../features/offers/month-shares.tsx'
import { ranUntil, runsFrom, runsUntil, shortDay } from '../../features/offers/offer-dates.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { Poster } from '../../features/offers/poster.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Every promotion of the site: the amount of the month and how it is shared, the running ones as a wall of posters, the coming and the ended ones. */
export function Promotions() {
  const scope = usePage()
  const page = pageCopy(scope, 'promotions')
  const states = siteOffers(scope)
  const month = states.running.find(({ kind }) => kind === 'monthly-giveaway')
  const posters = inOrder(states.running.filter(offer => offer !== month))
  return (
    <SectionList
      parts={{
        month: month && (
          <OfferHeadline offer={month} look="wide">
            {monthSharesShown(scope, new Set(states.running.map(({ kind }) => kind))) && (
              <div className="month__shares">
                <MonthShares />
              </div>
            )}
          </OfferHeadline>
        ),
        running: posters.length > 0 && (
          <Section id="running" {...page.running}>
            <ul className="posters wall">
              {posters.map(offer => (
                <Poster key={offer.id} offer={offer} />
              ))}
            </ul>
          </Section>
        ),
        ribbon: <MonthRibbon {...states} {...page.ribbon} />
      }}
    />
  )
}

const order: readonly Offer['kind'][] = ['welcome-bonus', 'jackpot', 'daily-leaderboard', 'daily-promo', 'loyalty']

/** The posters of one family beside each other, those of a family in the order of their records. */
const inOrder = (offers: readonly Offer[]) => offers.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

type MonthRibbonProps = PageWords<'promotions'>['ribbon'] & ReturnType<typeof siteOffers>

/** The months around today: offers that have ended, that run until a day, and that come. Of an ended or coming one it says name and date alone. */
function MonthRibbon({ running, coming, ended, ...words }: MonthRibbonProps) {
  const scope = usePage()
  const { t, locale } = scope
  const now = scope.asOf()
  const monthStart = (months: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)
  const [from, to] = [monthStart(-1), monthStart(2)]
  const dated = [
    ...ended.toReversed().map(offer => ({ offer, when: ranUntil(offer, scope), tone: 'quiet' as const })),
    ...running
      .filter(({ validUntil }) => Date.parse(validUntil) <= to)
      .map(offer => ({ offer, when: runsUntil(offer, scope), tone: 'mint' as const })),
    ...coming.map(offer => ({ offer, when: runsFrom(offer, scope), tone: 'ivory' as const }))
  ]
  if (dated.length === 0) return null
  // The mark of today is drawn anew each day.
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  scope.expiresAt(new Date(today + dayMs))
  const within = (day: string) => Math.min(to, Math.max(from, Date.parse(day)))
  const named = dated.map(row => ({ ...row, name: filledText(row.offer.name, scope) }))
  return (
    <Section id="coming" title={words.title} lead={words.lead} kind="split">
      <Timeline
        title={words.title}
        description={words.description}
        table={{
          columns: [words.offer, words.when],
          rows: named.map(({ name, when }) => [escapeMarkup(name), escapeMarkup(when)])
        }}
        from={from}
        to={to}
        spans={named.map(({ offer, name, when, tone }) => ({
          from: within(offer.validFrom),
          to: within(offer.validUntil),
          name,
          label: when,
          tone
        }))}
        moments={[{ at: today, name: t('offers.today'), label: shortDay(today, locale), highlight: true }]}
        ticks={[-1, 0, 1].map(months => ({ value: monthStart(months), label: shortDay(monthStart(months), locale) }))}
      />
    </Section>
  )
}
