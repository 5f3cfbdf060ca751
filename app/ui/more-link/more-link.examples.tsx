import { MoreLink } from './more-link.tsx'

/** A button that leads on. */
export const examples = [
  { name: 'usual', element: <MoreLink href="#more-link" text="All tournaments" /> },
  {
    name: 'long words',
    element: <MoreLink href="#more-link" text="Turnierübersichtsseite und Voranmeldungsmöglichkeiten" />
  },
  { name: 'its page is not there', element: <MoreLink href={null} text="Nothing" /> }
]
