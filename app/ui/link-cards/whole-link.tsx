import type { ReactNode } from 'react'

/** The name of a card as a link that is pressed by all of the card; the name alone where it leads nowhere. */
export const WholeLink = ({ href, children }: { href: string | null | undefined; children: ReactNode }) =>
  href ? (
    <a href={href} className="whole-link">
      {children}
    </a>
  ) : (
    children
  )
