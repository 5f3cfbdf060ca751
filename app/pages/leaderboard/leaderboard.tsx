import type { Offer } from '../../../content/offers/offers.schema.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Day } from './sections/day.tsx'
import { Prizes } from './sections/prizes.tsx'

/** A daily leaderboard of one game: its words are those of its row, its figures those of the record whose page it is. */
export const LeaderboardPage = () => (
  <OfferGate>
    <Board />
  </OfferGate>
)

function Board() {
  const scope = usePage()
  const { t, row, content } = scope
  const markdown = useMarkdown()
  const record = content.offers.find(({ path }) => path === row?.path)
  if (record?.kind !== 'daily-leaderboard') throw new Error(`No leaderboard has the page ${scope.path}`)
  const page = pageCopy(scope, `leaderboard-${record.game}`)
  const board = content.promotions.leaderboards[record.game]
  const [offer] = siteOffers(scope, ({ id }: Offer) => id === record.id).running
  const { idea, points, rules, questions, next } = page
  return (
    <>
      {offer && <OfferHeadline offer={offer} />}
      <Section id="idea" title={idea.title} kind="split">
        <Prose paragraphs={idea.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Section id="points" title={points.title} lead={points.lead} kind="split">
        <DataTable
          caption={points.title}
          columns={[{ name: t('offers.event') }, { name: t('offers.points'), kind: 'figure' }]}
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
      <PointsSection
        id="rules"
        title={rules.title}
        leadHtml={markdown(rules.leadMarkdown)}
        pointsHtml={rules.pointsMarkdown.map(markdown)}
      />
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...next} path="/promotions/" />
    </>
  )
}
