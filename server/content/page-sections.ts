import * as v from 'valibot'
import { figureNumber } from '../../app/domain/figures/figure-number.ts'
import type { Content } from '../../content/content.ts'
import { page } from '../../content/pages/page-parts.schema.ts'
import { pageSchemas } from '../../content/pages/pages.schema.ts'
import { type PageSection, wordsOf } from '../../content/pages/sections.schema.ts'
import type { ContentFault } from './content-error.ts'

type Schema = v.GenericSchema
type Sections = readonly PageSection[]

/** The file that says what a page is made of. */
export const sectionsFile = (slug: string): string => `pages/${slug}/page.yaml`

/** The folders of pages: those with a schema of their own, and those that are sections alone. In: the paths of all files. */
export function pageSlugs(paths: Iterable<string>): string[] {
  const composed = [...paths].flatMap(path => /^pages\/([^/]+)\/page\.yaml$/.exec(path)?.[1] ?? [])
  return [...new Set([...Object.keys(pageSchemas), ...composed])]
}

/** A page that is not made of sections. */
export const noSections: Sections = []

const textPage = page('what the page says', {})
const schemas = new WeakMap<object, Schema>()

/**
 * The schema of a page's words: what its own schema names, and the words of its sections by their kind. In: the page and its sections; null where
 * they cannot be read, so that their fault is the only one.
 */
export function wordsSchema(slug: string, sections: Sections | null): Schema {
  const own: Schema & { readonly entries: v.ObjectEntries } = Object.hasOwn(pageSchemas, slug)
    ? pageSchemas[slug as keyof typeof pageSchemas]
    : textPage
  if (sections === null) return v.looseObject(own.entries)
  if (sections === noSections) return own
  const known = schemas.get(sections)
  if (known) return known
  const ofSections = sections.flatMap(section =>
    section.kind === 'component' ? [] : [[section.id, wordsOf(section)] as const]
  )
  const schema = v.strictObject({ ...own.entries, ...Object.fromEntries(ofSections) })
  schemas.set(sections, schema)
  return schema
}

let lastClosed: { parts: readonly Schema[]; schema: Schema } | undefined

/** The schema of words that take the place of some of each page's: the same one while the pages have the same schemas. In: those, by the folder of the page. */
export function closedSchema(pages: ReadonlyMap<string, Schema>): Schema {
  const parts = [...pages.values()]
  if (lastClosed?.parts.length === parts.length && parts.every((part, at) => part === lastClosed?.parts[at]))
    return lastClosed.schema
  const some = (part: Schema) => v.partial(part as v.StrictObjectSchema<v.ObjectEntries, undefined>)
  const schema = v.strictObject(
    Object.fromEntries([...pages].map(([slug, part]) => [slug, v.exactOptional(some(part))]))
  )
  lastClosed = { parts, schema }
  return schema
}

type Composed = Pick<Content, 'sections' | 'pictures' | 'figures'>

/** The faults of a page's sections: without a picture or a drawing, the same kind twice running, one name twice, a picture that nobody has described, a chart of what is no number. */
export const sectionFaults = ({ sections, pictures, figures }: Composed): ContentFault[] =>
  Object.entries(sections).flatMap(([slug, list]) => {
    const fault = (field: string, reason: string) => ({ file: sectionsFile(slug), field, reason })
    const ids = list.map(({ id }) => id)
    const unlike = list.flatMap(({ kind }, index) =>
      kind !== 'component' && kind === list[index - 1]?.kind
        ? fault(`sections.${index}.kind`, `is ${kind} as the one above: choose another kind, or put one between them`)
        : []
    )
    const twice = ids.flatMap((id, index) =>
      ids.indexOf(id) < index ? fault(`sections.${index}.id`, `${id} is the name of another section already`) : []
    )
    const unknown = list.flatMap((section, index) => {
      const names = picturesOf(section).filter(name => !Object.hasOwn(pictures, name))
      const whatToDo = 'is no picture: describe it in pictures/pictures.yaml, or correct the name'
      return names.map(name => fault(`sections.${index}`, `${name} ${whatToDo}`))
    })
    const unfit = list.flatMap((section, index) =>
      section.kind === 'chart'
        ? chartFaults(section, figures).map(reason => fault(`sections.${index}.figures`, reason))
        : []
    )
    const bare = `${slug} has neither a picture nor a drawing below its head: add one, or write drawn: true at the component that shows one`
    const plain = list.some(isDrawn) ? [] : [fault('sections', bare)]
    return [...unlike, ...twice, ...unknown, ...unfit, ...plain]
  })

/** Whether a section shows a picture or a drawing; of a program, page.yaml says so. */
const isDrawn = (section: PageSection): boolean =>
  section.kind === 'component' ? section.drawn === true : section.kind === 'chart' || picturesOf(section).length > 0

/** The pictures that a section names. */
function picturesOf(section: PageSection): string[] {
  const cards = 'cards' in section ? (section.cards ?? []).flatMap(({ picture }) => picture ?? []) : []
  const own = 'picture' in section && section.picture ? [section.picture] : []
  return [...own, ...cards, ...('pictures' in section ? section.pictures : [])]
}

/** Why figures cannot be drawn beside each other: one that is not there, a date or a text, sums beside percentages. */
export function chartFaults(
  { figures: names, total }: Pick<Extract<PageSection, { kind: 'chart' }>, 'figures' | 'total'>,
  figures: Content['figures']
): string[] {
  const all = total === undefined ? names : [...names, total]
  const unknown = all.filter(name => !Object.hasOwn(figures, name))
  if (unknown.length > 0)
    return unknown.map(name => `${name} is no figure: write it into figures/, or correct the name`)
  const kinds = new Set(names.map(name => figures[name]?.kind))
  if (kinds.size > 1) return [`are of several kinds (${[...kinds].join(', ')}): draw figures of one kind`]
  return names.filter(name => figures[name] && figureNumber(figures[name]) === null).map(name => `${name} is no number`)
}
