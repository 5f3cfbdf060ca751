import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { OfferList } from '../../features/offers/offer-line.tsx'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Jackpots: what they are, a hand that meets the rule, who receives what, how rare it is, where the money comes from. */
export function Jackpots() {
  const scope = usePage()
  const page = pageCopy(scope, 'jackpots')
  const { running } = siteOffers(scope, ({ kind }: Offer) => kind === 'jackpot')
  const { list, odds, money, questions, next } = page
  return (
    <>
      <OfferList id="list" {...list} sampleNote={page.sampleNote} offers={running} />
      <JackpotHand {...page.hand} />
      {running.length > 0 && <Shares {...page.shares} />}
      <Paragraphs id="odds" {...odds} kind="split" />
      <PointList id="money" {...money} kind="split" />
      <QuestionList {...questions} />
      <NextStep {...next} path="/poker-school/hand-rankings/" />
    </>
  )
}

type JackpotHandProps = PageWords<'jackpots'>['hand']

/** A showdown that meets the rule: four of a kind beaten by a straight flush, both with their own two cards. */
function JackpotHand({ title, leadMarkdown, noteMarkdown, ...words }: JackpotHandProps) {
  const markdown = useMarkdown()
  const hands = [
    { label: words.board, value: <PlayingCards cards="9h 9s 8h 7h 2c" label={words.boardAlt} /> },
    { label: words.loser, value: <PlayingCards cards="9c 9d" label={words.loserAlt} /> },
    { label: words.winner, value: <PlayingCards cards="Jh 10h" label={words.winnerAlt} /> }
  ]
  return (
    <Section id="hand" title={title} leadHtml={markdown(leadMarkdown)} kind="split">
      <Facts className="jackpot-hand" items={hands} />
      <p className="jackpot-hand__note" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </Section>
  )
}

type SharesProps = PageWords<'jackpots'>['shares']

/** Who receives what of the pool. */
function Shares({ title, lead, caption, who, share, amount }: SharesProps) {
  const scope = usePage()
  const { jackpot } = scope.content.promotions
  const currency = promotionCurrency(scope)
  const { money, percent } = writeAmounts(scope.locale, currency)
  return (
    <Section id="shares" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={[who, figure(share), figure(amount)]}
        rows={jackpot.shares.map(part => [
          filledText(part.who, scope),
          percent(part.percent),
          money(((jackpot.pool[currency] ?? 0) * part.percent) / 100)
        ])}
      />
    </Section>
  )
}
