import type { InferOutput } from 'valibot'
import type { welcomeBonusSchema } from '../../../../content/pages/welcome-bonus/welcome-bonus.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = InferOutput<typeof welcomeBonusSchema>['choices']

/** Both choices side by side, and the tickets of the first one day by day. */
export function Choices({ title, lead, rewards, match, ticketsCaption, day, ticket, total }: Props) {
  const scope = usePage()
  const markdown = useMarkdown()
  const { welcome, currency } = scope.content.promotions
  const { money, count } = writeAmounts(scope.locale, currency)
  const sum = welcome.tickets.reduce((all, each) => all + each, 0)
  return (
    <Section id="choices" title={title} lead={lead}>
      <div className="panels">
        {[rewards, match].map(({ name, textMarkdown }) => (
          <div key={name} className="panel choice">
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </div>
        ))}
      </div>
      <div className="choice__tickets">
        <DataTable
          caption={ticketsCaption}
          columns={[{ name: day }, { name: ticket, kind: 'figure' }]}
          rows={[...welcome.tickets.map((value, index) => [count(index + 1), money(value)]), [total, money(sum)]]}
        />
      </div>
    </Section>
  )
}
