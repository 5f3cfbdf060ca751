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
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { CardSection, Comparison, Rail, Tiles } from './card-sections.tsx'
import { ChartSection } from './chart-section.tsx'
import { NextStep } from './next-step.tsx'
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

/** Sections to read: the heading is smaller, and beside the words on wide screens. */
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
const FigureSection = (section: Shown<'figures'>) => (
  <Section {...useSectionHead(section)}>
    <Figures items={section.words.items.map(({ label, value }) => ({ label, value: setLarge(value) }))} />
  </Section>
)

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

/** A picture beside the words, at the end of the line unless page.yaml says `side: start`. */
function Split({ words, picture, side = 'end', path, ...section }: Shown<'split'>) {
  const { title, lead, leadHtml, id, named, only } = useSectionHead({ ...section, words })
  return (
    <section
      id={id}
      data-section={named ? id : undefined}
      data-inducement={only}
      className={`section split split--${side}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap beside">
        <CardPicture name={picture} sizes="(min-width: 1000px) 1180px, 130vw" className="framed" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="split__lead quiet">{lead}</p>}
          {leadHtml && <p className="split__lead quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
          <SectionBody words={words} path={path} />
        </div>
      </div>
    </section>
  )
}

/** A picture from edge to edge of the page, the words on it. */
function Bleed({ words, picture, path, ...section }: Shown<'bleed'>) {
  const { href } = usePage()
  const { title, lead, leadHtml, id, named, only } = useSectionHead({ ...section, words })
  return (
    <section
      id={id}
      data-section={named ? id : undefined}
      data-inducement={only}
      className="section bleed grain"
      aria-labelledby={`${id}-title`}
    >
      <CardPicture
        name={picture}
        sizes="(min-width: 1000px) 88vw, (min-width: 768px) 130vw, 166vw"
        place="bleed__picture"
      />
      <div className="wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="bleed__lead above-18 quiet">{lead}</p>}
        {leadHtml && <p className="bleed__lead above-18 quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
        {words.link && path && <MoreLink href={href(path)} text={words.link} />}
      </div>
    </section>
  )
}

/** Words on green felt or on a sheet of paper, a picture beside them where page.yaml names one. */
function OnGround({ kind, words, picture, path, ...section }: Shown<'felt'> | Shown<'paper'>) {
  return (
    <Section {...useSectionHead({ ...section, words })} kind="split" ground={kind}>
      {picture && (
        <div className="ground__picture">
          <CardPicture name={picture} sizes="(min-width: 1000px) 640px, 90vw" />
        </div>
      )}
      <SectionBody words={words} path={path} />
    </Section>
  )
}

/** Two to six pictures of one thing, each with a line where the page has one. */
function Gallery({ words, pictures, ...section }: Shown<'gallery'>) {
  return (
    <Section {...useSectionHead({ ...section, words })}>
      <ul className="gallery stack">
        {pictures.map((name, index) => (
          <li key={name}>
            <figure>
              <CardPicture name={name} sizes="(min-width: 1000px) 620px, 84vw" className="framed" />
              {words.captions?.[index] && (
                <figcaption className="muted text-small above-10">{words.captions[index]}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type BodyProps = {
  words: { paragraphsMarkdown?: readonly string[]; pointsMarkdown?: readonly string[]; link?: string }
  /** The page that the link leads to. */
  path?: string | undefined
}

/** The body of a section: paragraphs, points and a link, each where it has some. */
function SectionBody({ words: { paragraphsMarkdown, pointsMarkdown, link }, path }: BodyProps) {
  const { href } = usePage()
  const markdown = useMarkdown()
  return (
    <>
      {paragraphsMarkdown && <Prose paragraphs={paragraphsMarkdown.map(markdown)} />}
      {pointsMarkdown && <Points items={pointsMarkdown.map(markdown)} />}
      {link && path && <MoreLink href={href(path)} text={link} />}
    </>
  )
}
