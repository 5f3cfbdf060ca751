import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { loyaltyMonth, worthOfHundred } from '../../domain/offers/loyalty-month.ts'
import { type RakeReturned, rakebackByStakes, rakeReturned } from '../../domain/offers/rake-returned.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { promotionCurrency, tablesRate } from '../../features/offers/promotion-currency.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { ChipStacks } from './chip-stacks.tsx'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export function Loyalty() {
  const scope = usePage()
  const page = pageCopy(scope, 'loyalty')
  const [offer] = siteOffers(scope, ({ kind }: Offer) => kind === 'loyalty').running
  if (!offer) return null
  return (
    <SectionList
      parts={{
        headline: <OfferHeadline offer={offer} />,
        tiers: <Tiers {...page.tiers} />,
        stakes: <RakebackByStakes {...page.stakes} />,
        stacking: <Stacking {...page.stacking} />,
        example: <LoyaltyMonth {...page.example} />
      }}
    />
  )
}

type TiersProps = PageWords<'loyalty'>['tiers']

/** The tiers, beside each other: the cash back of each; as a table also from how many points, the fees that those come from, and the worth of points then. */
function Tiers({ title, lead, ...words }: TiersProps) {
  const scope = usePage()
  const { t, locale } = scope
  const { loyalty } = scope.content.promotions
  const { money, percent } = writeAmounts(locale, promotionCurrency(scope))
  const tiers = loyalty.tiers.map(tier => ({
    ...tier,
    name: filledText(tier.name, scope),
    extra: filledText(tier.extra, scope),
    points: t('offers.points-of', { points: tier.from }),
    label: percent(tier.back)
  }))
  return (
    <Section id="tiers" title={title} lead={lead} kind="split">
      <ChipStacks
        title={words.caption}
        description={lead}
        tableLabel={t('charts.as-table')}
        table={{
          caption: words.caption,
          columns: [
            words.tier,
            figure(words.from),
            figure(words.fees),
            figure(words.back),
            figure(words.worth),
            words.extra
          ],
          rows: tiers.map(tier => [
            tier.name,
            tier.points,
            money(tier.from / loyalty.pointsPerUnit),
            tier.label,
            money(worthOfHundred(loyalty, tier)),
            tier.extra
          ])
        }}
        tiers={tiers.map(({ name, points, back, label }, index) => ({
          name,
          from: points,
          value: back,
          label,
          highlight: index === tiers.length - 1
        }))}
      />
    </Section>
  )
}

type RakebackProps = PageWords<'loyalty'>['stakes']

/** A month at some stakes: the rake paid, computed from the pots of an evening, and the part that comes back. */
function RakebackByStakes({ title, lead, caption, converted, ...words }: RakebackProps) {
  const scope = usePage()
  const { locale, content } = scope
  const { holdem } = content.stakes
  const { money, percent } = writeAmounts(locale)
  const { currency, rate } = tablesRate(scope)
  const own = (amount: number) => money(amount, currency)
  return (
    <Section id="stakes" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={[words.blinds, figure(words.rake), figure(words.back), figure(words.share)]}
        rows={rakebackByStakes(content.promotions.loyalty, holdem, content.gameExamples.session, rate).map(
          ({ forced, rake, converted: ownRake, back, share }) => [
            levelName(forced, holdem.unit, money),
            rate === 1 ? money(rake) : `${money(rake)} (${own(ownRake)})`,
            own(back),
            percent(share)
          ]
        )}
      />
      {rate !== 1 && converted && <p className="after after--short">{converted}</p>}
    </Section>
  )
}

type StackingProps = PageWords<'loyalty'>['stacking']

/** The rake that comes back in every way that the audience may be shown, and all of them together; play on stream has a column where streamers may be shown. */
function Stacking({ title, lead, streamedMarkdown, caption, ways: names, ...words }: StackingProps) {
  const scope = usePage()
  const markdown = useMarkdown()
  const { percent } = writeAmounts(scope.locale)
  const { promotions, figures } = scope.content
  const cashback = figures.streamerCashback
  if (cashback?.kind !== 'percent') throw new Error('The cashback of streamers is no percentage')
  const streamers = inducementShown(scope, 'streamers')
  const ways = rakeReturned({ ...promotions, cashback: cashback.value }).filter(({ way }) => wayShown(scope, way))
  const total = (play: 'offStream' | 'onStream') => ways.reduce((sum, way) => sum + way[play], 0)
  const rowOf = (name: string, offStream: number, onStream: number) => [
    name,
    percent(offStream),
    ...(streamers ? [percent(onStream)] : [])
  ]
  return (
    <Section id="stacking" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={[words.way, figure(words.offStream), ...(streamers ? [figure(words.onStream)] : [])]}
        rows={[
          ...ways.map(({ way, offStream, onStream }) => rowOf(markdown(names[way]), offStream, onStream)),
          rowOf(words.together, total('offStream'), total('onStream'))
        ]}
      />
      {streamers && (
        <p className="after after--short" dangerouslySetInnerHTML={{ __html: markdown(streamedMarkdown) }} />
      )}
    </Section>
  )
}

/** Whether a way may be named to the audience: its offer runs on the site and gives back rake, or streamers may be shown. */
function wayShown(scope: PageScope, way: RakeReturned['way']): boolean {
  if (way === 'streamer-cashback') return inducementShown(scope, 'streamers')
  const isOf = {
    loyalty: ({ kind }: Offer) => kind === 'loyalty',
    'double-points': ({ id }: Offer) => id === 'quiet-hour',
    'welcome-bonus': ({ kind, conditions }: Offer) => kind === 'welcome-bonus' && conditions.release !== 'none'
  }[way]
  return siteOffers(scope, isOf).running.length > 0
}

type LoyaltyMonthProps = PageWords<'loyalty'>['example']

/** One month's fees as a bar: the part that comes back, computed from the tiers, and the part that does not. */
function LoyaltyMonth({ title, lead, noteMarkdown, ...words }: LoyaltyMonthProps) {
  const scope = usePage()
  const { t, locale } = scope
  const { loyalty } = scope.content.promotions
  const { money } = writeAmounts(locale, promotionCurrency(scope))
  const { fees } = loyalty.example
  const { lines, back } = loyaltyMonth(loyalty, fees)
  return (
    <Section id="example" title={title} lead={lead} kind="split">
      <SplitBar
        title={words.caption}
        description={lead}
        tableLabel={t('charts.as-table')}
        table={{
          caption: words.caption,
          columns: [words.part, figure(words.fees), figure(words.back)],
          rows: [
            ...lines.map(line => [filledText(line.tier.name, scope), money(line.paid), money(line.back)]),
            [words.total, money(fees), money(back)]
          ]
        }}
        parts={[
          { name: words.back, value: back, label: money(back), highlight: true },
          { name: words.cost, value: fees - back, label: money(fees - back) }
        ]}
      />
      <p className="after after--short" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
    </Section>
  )
}
