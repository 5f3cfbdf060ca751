import type { ReactNode } from 'react'
import type { PageSection, SectionWords } from '../../../content/pages/sections.schema.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { type LinkCard, LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { SectionProps } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

export type TextKind = Exclude<PageSection['kind'], 'component'>

/** A section as it is rendered: its entry of page.yaml, its anchor, and its words. */
export type Shown<Kind extends TextKind> = Extract<PageSection, { kind: Kind }> & {
  anchor: string
  words: SectionWords<Kind>
}

/** The head of a section, as props of `Section`. */
export type Head = Omit<SectionProps, 'kind' | 'ground' | 'className' | 'island' | 'children'>

type WordsProps = {
  words: { paragraphsMarkdown?: readonly string[]; pointsMarkdown?: readonly string[]; link?: string }
  picture?: string
  /** The page that the link leads to. */
  path?: string | undefined
}

/** A picture, paragraphs, points and a link, each where the section has some. */
export function Words({ words: { paragraphsMarkdown, pointsMarkdown, link }, picture, path }: WordsProps) {
  const { href } = usePage()
  const markdown = useMarkdown()
  return (
    <>
      {picture && (
        <div className="ground__picture">
          <CardPicture name={picture} sizes="(min-width: 1000px) 640px, 90vw" />
        </div>
      )}
      {paragraphsMarkdown && <Prose paragraphs={paragraphsMarkdown.map(markdown)} />}
      {pointsMarkdown && <Points items={pointsMarkdown.map(markdown)} />}
      {link && path && <MoreLink href={href(path)} text={link} />}
    </>
  )
}

/** Steps, counted. */
export function StepList({ words: { steps } }: Shown<'steps'>) {
  const markdown = useMarkdown()
  return <Steps items={steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
}

/** A table of words; `figures` of page.yaml counts, from 0, the columns that are set as figures, and `short` says that a cell is a word or two. */
export function Table({ figures = [], short, words: { caption, columns, rows, noteMarkdown } }: Shown<'table'>) {
  const markdown = useMarkdown()
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns.map((name, index) => (figures.includes(index) ? figure(name) : name))}
        rows={rows.map(cells => cells.map(markdown))}
        short={short === true}
      />
      {noteMarkdown && <p className="after" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />}
    </>
  )
}

type CardKinds = Shown<'cards'> | Shown<'tiles'> | Shown<'rail'>

/** The cards of a section: their words with the page and picture at the same place of page.yaml. A card whose page is not on this site has no link. */
function useCards({ words, cards = [] }: CardKinds): LinkCard[] {
  const { href } = usePage()
  return words.items.map(({ name, text, mark }, index) => {
    const { path, picture } = cards[index] ?? {}
    return { name, text, href: path ? href(path) : null, ...(mark && { mark }), ...(picture && { picture }) }
  })
}

/** Cards with pictures that lead on. */
export const Cards = (section: Shown<'cards'>) => <LinkCards cards={useCards(section)} columns={section.columns ?? 3} />

/** The classes of the list, of a card, and of the word above its name. */
type SmallCardsProps = CardKinds & { list: string; card: string; mark: string }

/** Small cards of words: close together, or in a row that is moved sideways. */
export const SmallCards = ({ list, card, mark: above, ...section }: SmallCardsProps) => (
  <ul className={list}>
    {useCards(section).map(({ name, text, href, mark, picture }) => (
      <li key={name} className={card}>
        {picture && <CardPicture name={picture} sizes="(min-width: 600px) 380px, 80vw" />}
        {mark && <p className={above}>{mark}</p>}
        <h3 className={mark && 'above-10'}>
          <WholeLink href={href}>{name}</WholeLink>
        </h3>
        <p className="quiet text-plain">{text}</p>
      </li>
    ))}
  </ul>
)

type SidesProps = {
  sides: Shown<'comparison'>['words']['sides']
  /** Drawings, one above each side. */
  drawings?: readonly ReactNode[]
}

/** Two sides facing each other, each with its figure set large, and below its drawing where it has one. */
export function ComparisonSides({ sides, drawings = [] }: SidesProps) {
  const markdown = useMarkdown()
  return (
    <div className="comparison">
      {sides.map(({ name, figure, textMarkdown, pointsMarkdown }, index) => (
        <div key={name} className="comparison__side">
          {drawings[index] && <div>{drawings[index]}</div>}
          <h3 className="quiet text-lead">{name}</h3>
          {figure && <p className="number comparison__figure">{figure}</p>}
          {textMarkdown && <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />}
          {pointsMarkdown && <Points items={pointsMarkdown.map(markdown)} />}
        </div>
      ))}
    </div>
  )
}

/** Two to six pictures of one thing, each with a line where the page has one. */
export const Gallery = ({ words, pictures }: Shown<'gallery'>) => (
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
)

/** What a section that draws its own heading says of itself. */
const frame = ({ id, named, only }: Head, className: string) => ({
  id,
  'data-section': named ? id : undefined,
  'data-inducement': only,
  className,
  'aria-labelledby': `${id}-title`
})

/** A picture beside the words, at the end of the line unless page.yaml says `side: start`. */
export function Split({ words, picture, side = 'end', path, head }: Shown<'split'> & { head: Head }) {
  const { title, lead, leadHtml, id } = head
  return (
    <section {...frame(head, `section split split--${side}`)}>
      <div className="wrap beside">
        <CardPicture name={picture} sizes="(min-width: 1000px) 1180px, 130vw" className="framed" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="split__lead quiet">{lead}</p>}
          {leadHtml && <p className="split__lead quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
          <Words words={words} path={path} />
        </div>
      </div>
    </section>
  )
}

/** A picture from edge to edge of the page, the words on it. */
export function Bleed({ words, picture, path, head }: Shown<'bleed'> & { head: Head }) {
  const { title, lead, leadHtml, id } = head
  return (
    <section {...frame(head, 'section bleed grain')}>
      <CardPicture
        name={picture}
        sizes="(min-width: 1000px) 88vw, (min-width: 768px) 130vw, 166vw"
        place="bleed__picture"
      />
      <div className="wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="bleed__lead above-18 quiet">{lead}</p>}
        {leadHtml && <p className="bleed__lead above-18 quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
        <Words words={words} path={path} />
      </div>
    </section>
  )
}

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
