import { Children, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/**
 * A row of links that slides sideways where it has not the room, its current one in sight. In: its label and the links. The arrows are for a mouse;
 * keyboard and screen reader have the links themselves, which come into sight with the focus.
 */
export function SliderBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="slider-bar" aria-label={label} data-slider-bar="">
      <ul className="slider-bar__list wrap" data-slider-list="">
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
      <Arrow direction="back" />
      <Arrow direction="on" />
    </nav>
  )
}

const Arrow = ({ direction }: { direction: 'back' | 'on' }) => (
  <button
    type="button"
    className={`round slider-bar__arrow slider-bar__arrow--${direction}`}
    data-slide={direction}
    tabIndex={-1}
    aria-hidden="true"
    hidden
  >
    <Icon name="chevron" className="icon icon--small" />
  </button>
)
