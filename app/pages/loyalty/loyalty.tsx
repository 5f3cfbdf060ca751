import { Fragment } from 'react'
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
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ChartText, ChipColumn } from '../../ui/charts/chart-marks.tsx'
import { percent as ofWidth } from '../../ui/charts/scales.ts'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { linesOf, narrowPx } from '../../ui/charts/text-width.ts'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export function Loyalty() {
  const scope = usePage()
  const page = pageCopy(scope, 'loyalty')
  const [offer] = siteOffers(scope, ({ kind }) => kind === 'loyalty').running
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

const stacksPx = 300
const figurePx = 44
const bottomPx = figurePx + stacksPx
const lineHeight = 18

/** The tiers as stacks of chips beside each other: a chip for each hundredth that comes back; as a table also from how many points, the fees that those come from, and the worth of points then. */
function Tiers({ title, lead, ...words }: PageWords<'loyalty'>['tiers']) {
  const scope = usePage()
  const { t, locale } = scope
  const { loyalty } = scope.content.promotions
  const { money, percent } = writeAmounts(locale, promotionCurrency(scope))
  const chipPx = stacksPx / Math.max(...loyalty.tiers.map(({ back }) => back), 1)
  const roomPx = narrowPx / loyalty.tiers.length
  const tiers = loyalty.tiers.map((tier, index) => {
    const points = t('offers.points-of', { points: tier.from })
    return {
      ...tier,
      name: filledText(tier.name, scope),
      extra: filledText(tier.extra, scope),
      points,
      label: percent(tier.back),
      x: ofWidth((index + 0.5) / loyalty.tiers.length),
      top: bottomPx - tier.back * chipPx,
      lines: linesOf(points, roomPx - 6, 13),
      isBest: index === loyalty.tiers.length - 1
    }
  })
  return (
    <Section id="tiers" title={title} lead={lead} kind="split">
      <ChartFrame
        kind="chip-stacks"
        title={words.caption}
        description={lead}
        table={{
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
        height={bottomPx + 34 + Math.max(0, ...tiers.map(({ lines }) => lines.length)) * lineHeight}
      >
        {tiers.map(({ name, label, x, top, lines, isBest }) => (
          <Fragment key={name}>
            <ChipColumn {...{ x, top, bottom: bottomPx, chipPx, widePx: Math.min(58, roomPx - 12), isBest }} />
            <text
              x={x}
              y={top - 12}
              textAnchor="middle"
              className={`chart__figure${isBest ? ' chart__figure--copper' : ''}`}
            >
              {label}
            </text>
            <text x={x} y={bottomPx + 24} textAnchor="middle" className="chart__name">
              {name}
            </text>
            <ChartText
              lines={lines}
              x={x}
              y={bottomPx + 44}
              lineHeight={lineHeight}
              textAnchor="middle"
              className="chart__name chart__name--quiet chip-stacks__from"
            />
          </Fragment>
        ))}
      </ChartFrame>
    </Section>
  )
}

/** A month at some stakes: the rake paid, computed from the pots of an evening, and the part that comes back. */
function RakebackByStakes({ title, lead, caption, converted, ...words }: PageWords<'loyalty'>['stakes']) {
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

/** The rake that comes back in every way that the audience may be shown, and all of them together; play on stream has a column where streamers may be shown. */
function Stacking({ title, lead, streamedMarkdown, caption, ways: names, ...words }: PageWords<'loyalty'>['stacking']) {
  const scope = usePage()
  const markdown = useMarkdown()
  const { percent } = writeAmounts(scope.locale)
  const { promotions, figures } = scope.content
  const cashback = figures.streamerCashback
  if (cashback?.kind !== 'percent') throw new Error('The cashback of streamers is no percentage')
  const streamers = inducementShown(scope, 'streamers')
  const ways = rakeReturned({ ...promotions, cashback: cashback.value }).filter(({ way }) => wayShown(scope, way))
  const total = (play: 'offStream' | 'onStream') => ways.reduce((sum, way) => sum + way[play], 0)
  const columns = [words.way, figure(words.offStream), figure(words.onStream)]
  const columnsShown = streamers ? 3 : 2
  const rowOf = (name: string, offStream: number, onStream: number) =>
    [name, percent(offStream), percent(onStream)].slice(0, columnsShown)
  return (
    <Section id="stacking" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={columns.slice(0, columnsShown)}
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

/** One month's fees as a bar: the part that comes back, computed from the tiers, and the part that does not. */
function LoyaltyMonth({ title, lead, noteMarkdown, ...words }: PageWords<'loyalty'>['example']) {
  const scope = usePage()
  const { locale } = scope
  const { loyalty } = scope.content.promotions
  const { money } = writeAmounts(locale, promotionCurrency(scope))
  const { fees } = loyalty.example
  const { lines, back } = loyaltyMonth(loyalty, fees)
  return (
    <Section id="example" title={title} lead={lead} kind="split">
      <SplitBar
        title={words.caption}
        description={lead}
        table={{
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
