import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Points } from '../../ui/points/points.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Currencies } from './sections/currencies.tsx'

/** Funds: four figures, the ways in and out and the limits, the way of money, what keeps it the player's own, currencies, and what never happens. */
export function Funds() {
  const scope = usePage()
  const page = pageCopy(scope, 'funds')
  const markdown = useMarkdown()
  const { href } = scope
  const { ways, path, yours, never, texts, questions, next } = page
  const card = (to: string, words: { name: string; text: string }) => ({ href: href(to), ...words })
  return (
    <>
      <div className="wrap funds__facts">
        <Figures items={page.facts} />
      </div>
      <Section id="ways" title={ways.title} lead={ways.lead}>
        <LinkCards
          cards={[
            ...(href('/funds/deposits/') ? [card('/funds/deposits/', ways.deposits)] : []),
            card('/funds/withdrawals/', ways.withdrawals),
            card('/responsible-gaming/', ways.limits)
          ]}
        />
      </Section>
      <Section id="path" title={path.title} lead={path.lead}>
        <Steps items={path.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Section id="yours" title={yours.title} lead={yours.leadMarkdown} kind="split">
        <Points items={yours.pointsMarkdown.map(markdown)} />
        {yours.sampleNote && <p className="payment-sample">{yours.sampleNote}</p>}
      </Section>
      <Currencies words={page.currencies} />
      <Section
        id="never"
        title={never.title}
        lead={<span dangerouslySetInnerHTML={{ __html: markdown(never.leadMarkdown) }} />}
        kind="split"
      >
        <Points items={never.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="texts" title={texts.title} lead={texts.lead}>
        <LinkCards
          cards={[
            card('/payment-details-policy/', texts.paymentDetails),
            card('/withdrawal-policy/', texts.withdrawal),
            card('/complaints/', texts.complaints)
          ]}
        />
      </Section>
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...next} path="/responsible-gaming/" />
    </>
  )
}
