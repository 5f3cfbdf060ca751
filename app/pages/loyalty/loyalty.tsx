import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { loyaltyMonth, worthOfHundred } from '../../domain/offers/loyalty-month.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export function Loyalty() {
  const scope = usePage()
  const page = pageCopy(scope, 'loyalty')
  const [offer] = siteOffers(scope, ({ kind }: Offer) => kind === 'loyalty').running
  if (!offer) return null
  const { points, honest, questions, next } = page
  return (
    <>
      <OfferHeadline offer={offer} />
      <Tiers {...page.tiers} />
      <PointList id="points" {...points} kind="split" />
      <LoyaltyMonth {...page.example} sampleNote={page.sampleNote} />
      <Paragraphs id="honest" {...honest} kind="split" />
      <QuestionList {...questions} />
      <NextStep {...next} path="/real-money-poker/" />
    </>
  )
}

type TiersProps = PageWords<'loyalty'>['tiers']

/** The tiers as data: from how many points, the fees that those come from, what is given back, and what points are then worth. */
function Tiers({ title, lead, ...words }: TiersProps) {
  const scope = usePage()
  const { loyalty } = scope.content.promotions
  const { money, count, percent } = writeAmounts(scope.locale, promotionCurrency(scope))
  return (
    <Section id="tiers" title={title} lead={lead}>
      <DataTable
        caption={words.caption}
        columns={[
          words.tier,
          figure(words.from),
          figure(words.fees),
          figure(words.back),
          figure(words.worth),
          words.extra
        ]}
        rows={loyalty.tiers.map(tier => [
          filledText(tier.name, scope),
          scope.t('offers.points-of', { points: count(tier.from) }),
          money(tier.from / loyalty.pointsPerUnit),
          percent(tier.back),
          money(worthOfHundred(loyalty, tier)),
          filledText(tier.extra, scope)
        ])}
      />
    </Section>
  )
}

type LoyaltyMonthProps = PageWords<'loyalty'>['example'] & { sampleNote: string | undefined }

/** What comes back of one month's fees, computed from the tiers. */
function LoyaltyMonth({ title, lead, noteMarkdown, sampleNote, ...words }: LoyaltyMonthProps) {
  const scope = usePage()
  const { loyalty } = scope.content.promotions
  const { money } = writeAmounts(scope.locale, promotionCurrency(scope))
  const { fees } = loyalty.example
  const { lines, back } = loyaltyMonth(loyalty, fees)
  return (
    <Section id="example" title={title} lead={lead} kind="split" sampleNote={sampleNote}>
      <DataTable
        caption={words.caption}
        columns={[words.part, figure(words.fees), figure(words.back)]}
        rows={[
          ...lines.map(line => [filledText(line.tier.name, scope), money(line.paid), money(line.back)]),
          [words.total, money(fees), money(back)]
        ]}
      />
      <p className="after after--short" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
    </Section>
  )
}
