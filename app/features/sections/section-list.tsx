import { Fragment, type ReactNode } from 'react'
import type { PageSlug } from '../../../content/content.ts'
import type { PageSection } from '../../../content/pages/sections.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { anchorOf } from '../../site/page/page-outline.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { HeadDrawing, Section, type SectionProps } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Chart } from './chart-section.tsx'
import { NextStep } from './next-step.tsx'
import {
  Band,
  Bleed,
  Cards,
  ComparisonSides,
  Gallery,
  type Head,
  type Shown,
  SmallCards,
  Split,
  StepList,
  Table,
  type TextKind,
  Words
} from './section-bodies.tsx'
import { SubjectDrawing } from './subject-drawing.tsx'
import { QuestionItems } from './text-sections.tsx'

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

/** A kind of section: its program, how its heading is set, and whether the program draws that too. */
type OfKind<Of> = Pick<SectionProps, 'kind' | 'ground' | 'className'> & {
  Body: (section: Of & { head: Head }) => ReactNode
  whole?: true
}

/** Of sections to read the heading is smaller, and beside the words on wide screens. */
const minor = { kind: 'split', className: 'section--minor' } as const

const kinds: { [Kind in TextKind]: OfKind<Shown<Kind>> } = {
  prose: { ...minor, Body: Words },
  points: { ...minor, Body: Words },
  steps: { Body: StepList },
  questions: { ...minor, Body: ({ words }) => <QuestionItems items={words.items} /> },
  table: { Body: Table },
  figures: {
    Body: ({ words }) => <Figures items={words.items.map(item => ({ ...item, value: setLarge(item.value) }))} />
  },
  chart: { kind: 'split', Body: Chart },
  cards: { Body: Cards },
  tiles: { Body: section => <SmallCards {...section} list="tiles edged" card="tile" mark="tiles__mark" /> },
  rail: { Body: section => <SmallCards {...section} list="rail" card="tile edged" mark="muted text-note" /> },
  gallery: { Body: Gallery },
  comparison: { Body: ({ words }) => <ComparisonSides sides={words.sides} /> },
  split: { whole: true, Body: Split },
  bleed: { whole: true, Body: Bleed },
  felt: { kind: 'split', ground: 'felt', Body: Words },
  paper: { kind: 'split', ground: 'paper', Body: Words },
  band: { whole: true, Body: Band },
  call: { whole: true, Body: ({ words, path }) => <NextStep {...words} path={path} /> }
}

/** A section of words, by its kind. */
export function TextSection(section: AnyShown) {
  const markdown = useMarkdown()
  const { path } = usePage()
  const { title, lead, leadMarkdown }: { title: string; lead?: string; leadMarkdown?: string } = section.words
  const head = {
    id: section.anchor,
    named: path === '/',
    only: section.only,
    title,
    lead,
    ...(leadMarkdown && { leadHtml: markdown(leadMarkdown) })
  }
  const { Body, whole, ...layout } = kinds[section.kind] as OfKind<AnyShown>
  if (whole) return <Body {...section} head={head} />
  return (
    <Section {...head} {...layout}>
      <Body {...section} head={head} />
    </Section>
  )
}
