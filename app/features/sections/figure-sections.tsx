import { setLarge } from '../../domain/figures/set-large.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'
import { type Shown, useSectionHead } from './use-section-head.ts'

/** A table of words; `figures` of page.yaml counts, from 0, the columns that are set as figures. */
export function TableSection({ figures = [], ...section }: Shown<'table'>) {
  const markdown = useMarkdown()
  const { caption, columns, rows, noteMarkdown } = section.words
  return (
    <Section {...useSectionHead(section)}>
      <DataTable
        caption={caption}
        columns={columns.map((name, index) => (figures.includes(index) ? figure(name) : name))}
        rows={rows.map(cells => cells.map(markdown))}
      />
      {noteMarkdown && <p className="after" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />}
    </Section>
  )
}

/** Two to four figures set large, under their heading. */
export const FigureSection = (section: Shown<'figures'>) => (
  <Section {...useSectionHead(section)}>
    <Figures items={section.words.items.map(({ label, value }) => ({ label, value: setLarge(value) }))} />
  </Section>
)

/** One sentence on a band of copper. */
export function Band({ words: { title, text }, anchor, only }: Shown<'band'>) {
  return (
    <section id={anchor} data-inducement={only} className="section band" aria-labelledby={`${anchor}-title`}>
      <div className="wrap">
        <h2 id={`${anchor}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
    </section>
  )
}
