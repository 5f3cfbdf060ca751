import { CardPicture } from '../picture/card-picture.tsx'
import { WholeLink } from './whole-link.tsx'

export type LinkCard = {
  /** Where it leads; null sets the card without a link. */
  href: string | null
  name: string
  text: string
  /** The master of its picture; a card without one shows the light behind it. */
  picture?: string
  /** A word or figure above the name. */
  mark?: string
}

type Props = { cards: readonly LinkCard[]; columns?: 2 | 3 | 4 }

const sizes = '(min-width: 1000px) 420px, (min-width: 768px) 50vw, 100vw'

/** Cards that lead on, each pressed as a whole through its one link. On phones those with pictures are swiped, where each has a link: the focus moves the row. */
export function LinkCards({ cards, columns = 3 }: Props) {
  return (
    <ul
      className={`panels panels--${columns}${cards.every(({ picture, href }) => picture && href) ? ' carousel' : ''}`}
    >
      {cards.map(({ href, name, text, picture, mark }) => (
        <li key={name} className="panel link-card">
          {picture && <CardPicture name={picture} sizes={sizes} className="link-card__picture" />}
          {mark && <p className="link-card__mark">{mark}</p>}
          <h3 className="panel__name">
            <WholeLink href={href}>{name}</WholeLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
