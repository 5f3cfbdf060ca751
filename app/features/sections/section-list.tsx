import { Fragment, type ReactNode } from 'react'
import type { PageSlug } from '../../../content/content.ts'
import type { PageSection } from '../../../content/pages/sections.schema.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { anchorOf } from '../../site/page/page-outline.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { CardSection, Comparison, Rail, Tiles } from './card-sections.tsx'
import { ChartSection } from './chart-section.tsx'
import { Band, FigureSection, TableSection } from './figure-sections.tsx'
import { NextStep } from './next-step.tsx'
import { Bleed, Gallery, OnGround, Split } from './picture-sections.tsx'
import { Paragraphs, PointList, QuestionList, StepList } from './text-sections.tsx'
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
      const Around = section.sharedPools ? SharedPools : Fragment
      return <Around key={section.id}>{shownSection(section, copy[section.id], parts)}</Around>
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
  switch (section.kind) {
    case 'prose':
    case 'points':
    case 'steps':
    case 'questions':
      return <Reading {...section} />
    case 'table':
      return <TableSection {...section} />
    case 'figures':
      return <FigureSection {...section} />
    case 'chart':
      return <ChartSection {...section} />
    case 'cards':
      return <CardSection {...section} />
    case 'tiles':
      return <Tiles {...section} />
    case 'rail':
      return <Rail {...section} />
    case 'gallery':
      return <Gallery {...section} />
    case 'comparison':
      return <Comparison {...section} />
    case 'split':
      return <Split {...section} />
    case 'bleed':
      return <Bleed {...section} />
    case 'felt':
    case 'paper':
      return <OnGround {...section} />
    case 'band':
      return <Band {...section} />
    case 'call':
      return <NextStep {...section.words} {...(section.path && { path: section.path })} />
  }
}

/** What is read: its heading is smaller, and beside the words on wide screens. */
function Reading(section: Shown<'prose'> | Shown<'points'> | Shown<'steps'> | Shown<'questions'>) {
  const head = useSectionHead(section)
  const minor = { ...head, kind: 'split', className: 'section--minor' } as const
  switch (section.kind) {
    case 'prose':
      return <Paragraphs {...minor} paragraphsMarkdown={section.words.paragraphsMarkdown} />
    case 'points':
      return <PointList {...minor} pointsMarkdown={section.words.pointsMarkdown} />
    case 'steps':
      return <StepList {...head} steps={section.words.steps} />
    case 'questions':
      return <QuestionList {...minor} items={section.words.items} />
  }
}
