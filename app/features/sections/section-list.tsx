import { Fragment, type ReactNode } from 'react'
import type { PageSlug } from '../../../content/content.ts'
import type { PageSection } from '../../../content/pages/sections.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { anchorOf } from '../../site/page/page-outline.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { Points } from '../../ui/points/points.tsx'
import { HeadDrawing, Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { CardSection, Comparison, Rail, Tiles } from './card-sections.tsx'
import { ChartSection } from './chart-section.tsx'
import { NextStep } from './next-step.tsx'
import { Bleed, Gallery, OnGround, Split } from './picture-sections.tsx'
import { SubjectDrawing } from './subject-drawing.tsx'
import { Paragraphs, QuestionList } from './text-sections.tsx'
import { type Shown, type TextKind, useSectionHead } from './use-section-head.ts'

/** A section of words of any kind. */
export type AnyShown = { [Kind in TextKind]: Shown<Kind> }[TextKind]

type Props = {
  /** The page's own programs, by the names of its sections of the kind `component`. */
  parts?: Readonly<Record<string, ReactNode>>
}

/** The sections of the page being rendered, in the order of its page.yaml, without those that the audience may not be shown. Throws on a component that the page does not have. */
export function SectionList({ parts = {} }: Props) {
  const scope = usePage()
  const slug = scope.row?.words ?? scope.row?.screen ?? ''
  const copy = pageCopy(scope, slug as PageSlug) as Readonly<Record<string, unknown>>
  return (scope.content.sections[slug] ?? [])
    .filter(({ only }) => !only || inducementShown(scope, only))
    .map(section => {
      const subject = 'subject' in section && section.subject
      const Around = section.sharedPools ? SharedPools : Fragment
      return (
        <HeadDrawing key={section.id} value={subject && <SubjectDrawing of={subject} />}>
          <Around>{shownSection(section, copy[section.id], parts)}</Around>
        </HeadDrawing>
      )
    })
}

/** A section of words, nothing where the law hides them; or a program of the page. */
function shownSection(section: PageSection, words: unknown, parts: NonNullable<Props['parts']>): ReactNode {
  if (section.kind !== 'component')
    return words !== undefined && <TextSection {...({ ...section, anchor: anchorOf(section.id), words } as AnyShown)} />
  if (!(section.id in parts))
    throw new Error(`page.yaml names the component ${section.id}, which the page does not have`)
  return parts[section.id]
}

/** A section of words, by its kind. */
export function TextSection(section: AnyShown) {
  const OfKind = sectionsOfWords[section.kind] as (section: AnyShown) => ReactNode
  return <OfKind {...section} />
}

const sectionsOfWords: { [Kind in TextKind]: (section: Shown<Kind>) => ReactNode } = {
  prose: Reading,
  points: Reading,
  steps: Reading,
  questions: Reading,
  table: TableSection,
  figures: FigureSection,
  chart: ChartSection,
  cards: CardSection,
  tiles: Tiles,
  rail: Rail,
  gallery: Gallery,
  comparison: Comparison,
  split: Split,
  bleed: Bleed,
  felt: OnGround,
  paper: OnGround,
  band: Band,
  call: ({ words, path }) => <NextStep {...words} {...(path && { path })} />
}

/** Sections to read: the heading is smaller, and beside the words on wide screens. */
function Reading(section: Shown<'prose'> | Shown<'points'> | Shown<'steps'> | Shown<'questions'>) {
  const markdown = useMarkdown()
  const head = useSectionHead(section)
  const minor = { ...head, kind: 'split', className: 'section--minor' } as const
  switch (section.kind) {
    case 'prose':
      return <Paragraphs {...minor} paragraphsMarkdown={section.words.paragraphsMarkdown} />
    case 'points':
      return (
        <Section {...minor}>
          <Points items={section.words.pointsMarkdown.map(markdown)} />
        </Section>
      )
    case 'steps':
      return (
        <Section {...head}>
          <Steps
            items={section.words.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))}
          />
        </Section>
      )
    case 'questions':
      return <QuestionList {...minor} items={section.words.items} />
  }
}

/** A table of words; `figures` of page.yaml counts, from 0, the columns that are set as figures, and `short` says that a cell is a word or two. */
function TableSection({ figures = [], short, ...section }: Shown<'table'>) {
  const markdown = useMarkdown()
  const { caption, columns, rows, noteMarkdown } = section.words
  return (
    <Section {...useSectionHead(section)}>
      <DataTable
        caption={caption}
        columns={columns.map((name, index) => (figures.includes(index) ? figure(name) : name))}
        rows={rows.map(cells => cells.map(markdown))}
        short={short === true}
      />
      {noteMarkdown && <p className="after" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />}
    </Section>
  )
}

/** Two to four figures set large, under their heading. */
function FigureSection(section: Shown<'figures'>) {
  return (
    <Section {...useSectionHead(section)}>
      <Figures items={section.words.items.map(({ label, value }) => ({ label, value: setLarge(value) }))} />
    </Section>
  )
}

/** One sentence on a band of copper. */
function Band({ words: { title, text }, anchor, only }: Shown<'band'>) {
  return (
    <section id={anchor} data-inducement={only} className="section band" aria-labelledby={`${anchor}-title`}>
      <div className="wrap">
        <h2 id={`${anchor}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
    </section>
  )
}
