import type { ReactNode } from 'react'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { type LinkCard, LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Section } from '../../ui/section/section.tsx'
import { type Shown, useSectionHead } from './use-section-head.ts'

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
export const CardSection = (section: Shown<'cards'>) => (
  <Section {...useSectionHead(section)}>
    <LinkCards cards={useCards(section)} columns={section.columns ?? 3} />
  </Section>
)

/** Small cards of words, close together. */
export const Tiles = (section: Shown<'tiles'>) => (
  <Section {...useSectionHead(section)}>
    <SmallCards cards={useCards(section)} list="tiles edged" card="tile" mark="tiles__mark" />
  </Section>
)

/** Cards in a row that is moved sideways. */
export const Rail = (section: Shown<'rail'>) => (
  <Section {...useSectionHead(section)}>
    <SmallCards cards={useCards(section)} list="rail" card="tile edged" mark="muted text-note" />
  </Section>
)

/** The classes of the list, of a card, and of the word above its name. */
type SmallCardsProps = { cards: readonly LinkCard[]; list: string; card: string; mark: string }

const SmallCards = ({ cards, list, card, mark: above }: SmallCardsProps) => (
  <ul className={list}>
    {cards.map(({ name, text, href, mark, picture }) => (
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

/** Two sides facing each other, each with its figure set large. */
export function Comparison(section: Shown<'comparison'>) {
  return (
    <Section {...useSectionHead(section)}>
      <ComparisonSides sides={section.words.sides} />
    </Section>
  )
}

type SidesProps = {
  sides: Shown<'comparison'>['words']['sides']
  /** Drawings, one above each side. */
  drawings?: readonly ReactNode[]
}

/** Two sides with their figures, each below its drawing where it has one. */
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
