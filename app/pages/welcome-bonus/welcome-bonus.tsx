import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { Figure } from '../../domain/figures/figure.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { releasedBonus } from '../../domain/offers/released-bonus.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { NextStep } from '../../features/sections/next-step.tsx'
import { PointList, QuestionList, StepList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Panels } from '../../ui/panel/panels.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The welcome offer: both choices side by side, a worked example of the release with what is lost, the terms with their date. */
export function WelcomeBonus() {
  const scope = usePage()
  const page = pageCopy(scope, 'welcome-bonus')
  const [offer] = siteOffers(scope, ({ kind }: Offer) => kind === 'welcome-bonus').running
  if (!offer) return null
  const { path, terms, questions, next } = page
  return (
    <>
      <OfferHeadline offer={offer} />
      <Choices {...page.choices} />
      <StepList id="path" {...path} />
      <Example {...page.example} sampleNote={page.sampleNote} />
      <PointList id="terms" {...terms} kind="split" />
      <QuestionList {...questions} />
      <NextStep {...next} path="/promotions/" />
    </>
  )
}

type ChoicesProps = PageWords<'welcome-bonus'>['choices']

/** Both choices side by side, and the tickets of the first one day by day. */
function Choices({ title, lead, rewards, match, ticketsCaption, day, ticket, total }: ChoicesProps) {
  const scope = usePage()
  const markdown = useMarkdown()
  const { welcome, currencies } = scope.content.promotions
  const { money, count } = writeAmounts(scope.locale, currencies[0])
  const sum = welcome.tickets.reduce((all, each) => all + each, 0)
  return (
    <Section id="choices" title={title} lead={lead}>
      <Panels items={[rewards, match].map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      <div className="choice__tickets">
        <DataTable
          caption={ticketsCaption}
          columns={[day, figure(ticket)]}
          rows={[...welcome.tickets.map((value, index) => [count(index + 1), money(value)]), [total, money(sum)]]}
        />
      </div>
    </Section>
  )
}

type ExampleProps = PageWords<'welcome-bonus'>['example'] & { sampleNote: string | undefined }

/** What a matched deposit comes to for one player, computed from the offer's own rules: what is released, and what is lost. */
function Example({ title, lead, noteMarkdown, sampleNote, ...words }: ExampleProps) {
  const scope = usePage()
  const { promotions, figures } = scope.content
  const { money, count } = writeAmounts(scope.locale, promotions.currencies[0])
  const sum = releasedBonus({
    ...promotions,
    matchPercent: numberOf(figures.welcomeMatchPercent),
    matchMaximum: numberOf(figures.welcomeMatchMaximum)
  })
  const rows = [
    [words.deposit, money(sum.deposit)],
    [words.bonus, money(sum.bonus)],
    [words.points, count(sum.points)],
    [words.parts, count(sum.parts)],
    [words.released, money(sum.released)],
    [words.lost, money(sum.lost)],
    [words.whole, money(sum.feesForAll)]
  ]
  return (
    <Section id="example" title={title} lead={lead} kind="split" sampleNote={sampleNote}>
      <DataTable caption={words.caption} columns={[words.step, figure(words.amount)]} rows={rows} />
      <p className="after after--short" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
    </Section>
  )
}

/** The number of a figure of the offer. Throws where it is none. */
function numberOf(figure: Figure | undefined): number {
  if (figure?.kind === 'money') return figure.amount
  if (figure?.kind === 'percent') return figure.value
  throw new Error('A figure of the welcome offer is no amount and no percentage')
}
