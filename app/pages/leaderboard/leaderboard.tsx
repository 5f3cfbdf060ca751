import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { Leaderboard } from '../../../content/offers/promotions.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { examplePoints, prizeTable } from '../../domain/offers/prize-table.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText, textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

/** A daily leaderboard of one game: its words are those of its row, its figures those of the record whose page it is. */
export function LeaderboardPage() {
  const scope = usePage()
  const { t, row, content } = scope
  const record = content.offers.find(({ path }) => path === row?.path)
  if (record?.kind !== 'daily-leaderboard') throw new Error(`No leaderboard has the page ${scope.path}`)
  const page = pageCopy(scope, `leaderboard-${record.game}`)
  const board = content.promotions.leaderboards[record.game]
  const [offer] = siteOffers(scope, ({ path }: Offer) => path === record.path).running
  const { idea, points, rules, questions, next } = page
  return (
    <>
      {offer && <OfferHeadline offer={offer} />}
      <Paragraphs id="idea" {...idea} kind="split" />
      <Section id="points" title={points.title} lead={points.lead} kind="split">
        <DataTable
          caption={points.title}
          columns={[t('offers.event'), figure(t('offers.points'))]}
          rows={board.points.map(({ event, points: each }) => [filledText(event, scope), String(each)])}
        />
      </Section>
      {offer ? (
        <Prizes {...page.prizes} board={board} />
      ) : (
        <Section id="prizes" title={page.prizes.title} kind="split">
          <Prose paragraphs={[t('offers.not-yet')]} />
        </Section>
      )}
      <Day {...page.day} board={board} sampleNote={page.sampleNote} />
      <PointList id="rules" {...rules} kind="split" />
      <QuestionList {...questions} />
      <NextStep {...next} path="/promotions/" />
    </>
  )
}

type PrizesProps = { title: string; lead: string; board: Leaderboard }

/** What each place receives at each level, and what each level pays in a day. */
function Prizes({ title, lead, board }: PrizesProps) {
  const scope = usePage()
  const { t, content } = scope
  const currency = promotionCurrency(scope)
  const { money, count } = writeAmounts(scope.locale, currency)
  const places = (from: number, to: number) =>
    from === to ? count(from) : t('offers.places', { from: count(from), to: count(to) })
  const pool = writeAmounts(scope.locale)
  const table = (posted: readonly number[]) => posted.map(amount => pool.money(amount)).join(' / ')
  return (
    <Section id="prizes" title={title} lead={lead}>
      <SharedPools>
        <Facts
          className="levels"
          items={board.levels.map(({ name, stakes: [from, to] }) => ({
            label: textOf(name, scope),
            value: t('offers.places', { from: table(from), to: table(to) })
          }))}
        />
        {pool.currency !== currency && <p className="after">{t('offers.converted', { currency: pool.currency })}</p>}
      </SharedPools>
      <DataTable
        caption={t('offers.prizes-caption')}
        columns={[t('offers.place'), ...board.levels.map(({ name }) => figure(textOf(name, scope)))]}
        rows={[
          ...prizeTable(content.promotions, board, currency).map(({ from, to, amounts }) => [
            places(from, to),
            ...amounts.map(amount => money(amount))
          ]),
          [escapeMarkup(t('offers.day-total')), ...board.levels.map(({ total }) => money(total[currency] ?? 0))]
        ]}
      />
    </Section>
  )
}

type DayProps = { title: string; lead: string; board: Leaderboard; sampleNote: string | undefined }

/** The points of one ordinary day, event by event. */
function Day({ title, lead, board, sampleNote }: DayProps) {
  const scope = usePage()
  const { t } = scope
  const { earned, total } = examplePoints(board)
  return (
    <Section id="day" title={title} lead={lead} kind="split" sampleNote={sampleNote}>
      <DataTable
        caption={title}
        columns={[t('offers.event'), figure(t('offers.times')), figure(t('offers.points'))]}
        rows={[
          ...board.points.map(({ event, example }, index) => [
            filledText(event, scope),
            String(example),
            String(earned[index] ?? 0)
          ]),
          [t('offers.day-points'), '–', String(total)]
        ]}
      />
    </Section>
  )
}
