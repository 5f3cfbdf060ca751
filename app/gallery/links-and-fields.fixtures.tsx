import { CheckField, Field } from '../ui/field/field.tsx'
import { LinkCards } from '../ui/link-cards/link-cards.tsx'
import { CloserLinks } from '../ui/look-closer/closer-links.tsx'
import { LookCloser } from '../ui/look-closer/look-closer.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { each } from './examples.tsx'

const longCards = [
  { href: '#link-cards', name: 'Spielerschutzbeauftragte', text: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  { href: '#link-cards', name: 'Vastuullisuusperiaate', text: 'Найвідповідальніший' }
]
const links = [
  { to: 'look-closer', label: 'Who gets what' },
  { to: 'where-it-goes', label: 'Spielerschutzbeauftragte' }
]
const cards = [
  { href: '#link-cards', name: 'Hold’em', text: 'Two cards, five on the board.', mark: '$0.01 to $25' },
  { href: '#link-cards', name: 'Omaha', text: 'Four cards, two of them count.' },
  { href: null, name: 'Short Deck', text: 'Not on this site: a card without a link.' }
]

export const parts = {
  button: {
    act: (
      <a className="button button--act" href="#button">
        Download
      </a>
    ),
    quiet: (
      <a className="button button--quiet" href="#button">
        All tournaments
      </a>
    ),
    'long words': (
      <button type="button" className="button button--act">
        Aktivierungsbestätigung anfordern
      </button>
    )
  },
  'more-link': {
    usual: <MoreLink href="#more-link" text="All tournaments" />,
    'long words': <MoreLink href="#more-link" text="Turnierübersichtsseite und Voranmeldungsmöglichkeiten" />,
    'its page is not there': <MoreLink href={null} text="Nothing" />
  },
  'link-cards': {
    'three, one without a link': { wide: <LinkCards cards={cards} /> },
    'long words': <LinkCards columns={2} cards={longCards} />
  },
  'look-closer': {
    'beside a figure': (
      <LookCloser id="where-it-goes" label="Where it goes">
        <Prose paragraphs={['What is behind the figure.']} />
      </LookCloser>
    ),
    'to what a page draws': <CloserLinks links={links} />
  },
  field: {
    ...each(field => <Field {...field} type="text" autoComplete="off" maxLength={100} />, {
      empty: { id: 'field-empty', name: 'empty', label: 'Screen name', hint: '3 to 16 letters.' },
      filled: { id: 'field-filled', name: 'filled', label: 'Screen name', value: 'riverboat' },
      'with a fault': {
        id: 'field-fault',
        name: 'fault',
        label: 'Screen name',
        value: 'k',
        fault: 'Three letters at least.'
      },
      'long words': {
        id: 'field-long',
        name: 'long',
        label: 'Rechtsschutzversicherungsgesellschaften',
        hint: 'Käyttäjätunnuksenvaihtomahdollisuus on kerran',
        fault: 'Найвідповідальніший розпорядник турніру відмовив'
      }
    }),
    'a box to tick': <CheckField id="field-tick" name="tick" label="I am 18 or older" />,
    'a box with a fault': (
      <CheckField id="field-ticked" name="ticked" label="I have read the terms" checked fault="Tick the box." />
    )
  }
}
