import * as v from 'valibot'
import { inducements } from '../../app/domain/law/inducement-kinds.data.ts'
import { oneOf } from '../record-fields.ts'
import * as part from './page-parts.schema.ts'

/** The name of a section: its words are under this name in each language's file, and its anchor is made of it (`atTheTable`: `#at-the-table`). */
const id = v.pipe(
  v.string('Write the name of the section, as its words are called: atTheTable.'),
  v.regex(/^[a-z][a-zA-Z0-9]*$/, 'A name is letters and digits, as its words are called: atTheTable.')
)

const picture = v.pipe(v.string('Write the name of a picture.'), v.nonEmpty('Write the name of a picture.'))
const path = v.pipe(
  v.string('Write the path of a page: /contact/.'),
  v.regex(/^\/(\S*\/)?(#\S+)?$/, 'A path is without a language and ends in a slash: /contact/.')
)

/** What a section can be about: each has a drawing. */
export const subjects = [
  'badge',
  'box',
  'browser',
  'camera',
  'card',
  'clock',
  'coins',
  'compass',
  'contract',
  'cup',
  'flag',
  'gauge',
  'keyboard',
  'letter',
  'lifebuoy',
  'magnifier',
  'passport',
  'phone',
  'scales',
  'seal',
  'suitcase',
  'table',
  'tag',
  'ticket'
] as const
export const subject = oneOf(subjects)

const common = {
  id,
  /** The kind of inducement that the section is: it is shown only where the law allows it. */
  only: v.exactOptional(oneOf(inducements)),
  /** Amounts of tables that players of several countries share. */
  sharedPools: v.exactOptional(v.literal(true, 'write true, or leave it out'))
}

/** A card of a section: the page that it leads to, and its picture. Its words are at the same place of the list. */
const card = v.strictObject({ path: v.exactOptional(path), picture: v.exactOptional(picture) })

/** The schema of one kind: what a page says of it in page.yaml. */
const kind = <const Name extends string, Options extends v.ObjectEntries>(name: Name, options: Options) =>
  v.strictObject({ ...common, kind: v.literal(name), ...options })

/** A kind whose heading may have a drawing beside it. */
const drawnKind = <const Name extends string, Options extends v.ObjectEntries>(name: Name, options: Options) =>
  kind(name, { subject: v.exactOptional(subject), ...options })

/** The drawings that figures alone decide. Others are made by programs of their pages. */
export const drawings = ['log-bars', 'split-bar', 'share-ring'] as const

/** Figures drawn beside each other: what page.yaml, or a post, says of them. */
export const chartFields = {
  drawing: oneOf(drawings),
  figures: part.listOf(part.text('the name of a figure'), 2, 10),
  /** Which of the figures is in copper, counted from 0. */
  highlight: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The figure in the middle of a ring. */
  total: v.exactOptional(part.text('the name of a figure'))
}

const beside = { side: v.exactOptional(v.picklist(['start', 'end'], 'write start or end')) }
const link = { path: v.exactOptional(path) }

const section = v.variant(
  'kind',
  [
    drawnKind('prose', {}),
    drawnKind('points', {}),
    drawnKind('steps', {}),
    drawnKind('questions', {}),
    drawnKind('table', { figures: v.exactOptional(v.array(v.number())), short: v.exactOptional(v.literal(true)) }),
    drawnKind('figures', {}),
    drawnKind('chart', chartFields),
    drawnKind('cards', { cards: v.exactOptional(v.array(card)), columns: v.exactOptional(v.picklist([2, 3, 4])) }),
    drawnKind('tiles', { cards: v.exactOptional(v.array(card)) }),
    drawnKind('rail', { cards: v.exactOptional(v.array(card)) }),
    drawnKind('gallery', { pictures: part.listOf(picture, 2, 6) }),
    drawnKind('comparison', {}),
    kind('split', { picture, ...beside, ...link }),
    kind('bleed', { picture, ...link }),
    drawnKind('felt', { picture: v.exactOptional(picture), ...link }),
    drawnKind('paper', { picture: v.exactOptional(picture), ...link }),
    kind('band', {}),
    kind('call', { ...link }),
    drawnKind('component', {
      /** Whether the program shows a picture or a drawing. */
      drawn: v.exactOptional(v.literal(true, 'write true, or leave it out'))
    })
  ],
  ({ input }) => `there is no kind ${JSON.stringify(input)}: docs/editing.md has the kinds`
)

/** The sections of a page, in their order: `page.yaml`, the same in every language. */
export const pageSections = v.strictObject({ sections: part.listOf(section, 1) })

export type PageSection = v.InferOutput<typeof section>
export type SectionKind = PageSection['kind']
export type Subject = (typeof subjects)[number]

const head = {
  title: 'the heading of the section',
  lead: v.exactOptional(part.text('the sentence below the heading')),
  leadMarkdown: v.exactOptional(part.markdown('the sentence below the heading, with links'))
}
const paragraphs = part.listOf(part.markdown('a paragraph'), 1)
const points = part.listOf(part.markdown('a point'), 2)
const cardWords = {
  name: 'the name of the card',
  text: 'what it says, in one or two sentences',
  mark: v.exactOptional(part.text('a word or figure above the name'))
}
const linkWords = { link: v.exactOptional(part.text('the words of the link')) }
const body = {
  ...linkWords,
  paragraphsMarkdown: v.exactOptional(paragraphs),
  pointsMarkdown: v.exactOptional(points)
}

/** The words of one section. In: its entry in page.yaml. A chart has as many names as figures. */
export function wordsOf(section: Exclude<PageSection, { kind: 'component' }>): v.GenericSchema {
  if (section.kind !== 'chart') return sectionWords[section.kind]
  const { length } = section.figures
  return v.pipe(
    sectionWords.chart,
    v.forward(
      v.check(({ names }) => names.length === length, `Write ${length} names: page.yaml has ${length} figures here.`),
      ['names']
    )
  )
}

/** The words of a chart without its heading. */
export const chartWords = {
  description: 'what the drawing shows, for those who do not see it',
  names: part.listOf('what a figure is of, in the order of its figures', 2, 10),
  caption: 'what the table of the drawing says',
  columns: part.columnNames(2),
  total: v.exactOptional(part.text('what the figure in the middle is'))
}

/** The words of each kind. Those of a component are the page's own. */
export const sectionWords = {
  prose: part.group({ ...head, paragraphsMarkdown: paragraphs }),
  points: part.group({ ...head, pointsMarkdown: points }),
  steps: part.group({ ...head, steps: part.listOf(part.nameAndMarkdown('a step'), 2, 6) }),
  questions: part.group({ ...head, items: part.questions(2, 12) }),
  table: part.group({
    ...head,
    caption: 'what the table says',
    columns: part.listOf('the name of a column', 2),
    rows: part.listOf(v.array(part.markdown('a cell')), 2),
    noteMarkdown: v.exactOptional(part.markdown('a remark below the table'))
  }),
  figures: part.group({ ...head, items: part.labelled(2, 4) }),
  chart: part.group({ ...head, ...chartWords }),
  cards: part.group({ ...head, items: part.listOf(cardWords, 2, 8) }),
  tiles: part.group({ ...head, items: part.listOf(cardWords, 2, 12) }),
  rail: part.group({ ...head, items: part.listOf(cardWords, 3, 12) }),
  gallery: part.group({ ...head, captions: v.exactOptional(part.listOf('what a picture shows', 2, 6)) }),
  comparison: part.group({
    ...head,
    sides: part.listOf(
      {
        name: 'the name of one side',
        figure: v.exactOptional(part.text('its figure, set large')),
        textMarkdown: v.exactOptional(part.markdown('what it says')),
        pointsMarkdown: v.exactOptional(points)
      },
      2,
      2
    )
  }),
  split: part.group({ ...head, ...body }),
  bleed: part.group({ ...head, ...linkWords }),
  felt: part.group({ ...head, ...body }),
  paper: part.group({ ...head, ...body }),
  band: part.group({ title: 'one sentence', text: v.exactOptional(part.text('a second one')) }),
  call: part.nextStep
} as const satisfies Record<Exclude<SectionKind, 'component'>, v.GenericSchema>

export type SectionWords<Kind extends keyof typeof sectionWords> = v.InferOutput<(typeof sectionWords)[Kind]>
