import { Children, type ReactNode } from 'react'

/** A row of links that slides sideways where it has not the room, its current one in sight. In: its label and the links. */
export function SliderBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="slider-bar" aria-label={label}>
      <ul className="slider-bar__list wrap">
        {Children.map(children, child => (
          <li className="slider-bar__item">{child}</li>
        ))}
      </ul>
    </nav>
  )
}
