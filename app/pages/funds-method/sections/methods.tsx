import type { PaymentWay } from '../../../features/payments/payment-rows.ts'
import { PaymentTable, type PaymentTableWords } from '../../../features/payments/payment-table.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Section } from '../../../ui/section/section.tsx'

type Props = { way: PaymentWay; words: PaymentTableWords & { title: string; lead: string; sampleNote?: string } }

/** The table of methods at the top of the page, and that it is sample data. */
export function Methods({ way, words }: Props) {
  const markdown = useMarkdown()
  return (
    <Section id="methods" title={words.title} lead={words.lead}>
      <PaymentTable way={way} words={words} closed={markdown(words.closedMarkdown)} />
      {words.sampleNote && <p className="payment-sample">{words.sampleNote}</p>}
    </Section>
  )
}
