import * as v from 'valibot'
import { type Inducement, inducements } from '../../app/domain/law/inducement-kinds.data.ts'
import { oneOf } from '../record-fields.ts'

/**
 * The words of a page are described as their files are written: groups of fields, with what an editor is to write in place of each text.
 * A text whose field ends in `Markdown` is read as Markdown. A field that is no text, or may be left out, is a schema of valibot.
 */
export type Fields = { readonly [name: string]: Field }
type Field = string | v.GenericSchema | Fields

/** The value read from a field: a text, the result of a schema, or a group. */
type Output<Of> = Of extends string ? string : Of extends v.GenericSchema<unknown, infer Out> ? Out : GroupOutput<Of>
type GroupOutput<Of> = Flat<
  { [Name in keyof Of as Of[Name] extends Optional ? never : Name]: Output<Of[Name]> } & {
    [Name in keyof Of as Of[Name] extends Optional ? Name : never]?: Output<Of[Name]>
  }
>
type Flat<Of> = { [Name in keyof Of]: Of[Name] }
type Optional = { readonly type: 'exact_optional' | 'optional' }

/** The schema of a group: a strict object. */
type Group<Of> = v.GenericSchema<GroupOutput<Of>> & {
  readonly entries: { readonly [Name in keyof Of]: v.GenericSchema<Output<Of[Name]>> }
}

/** A plain text: placeholders such as {brand} are filled in, Markdown is not read. `what` says to an editor what belongs there. */
export const text = (what: string) =>
  v.pipe(v.string(`Write ${what}.`), v.trim(), v.nonEmpty(`This text is empty: write ${what}.`))

/**
 * A text in Markdown (emphasis, lists, links). Links to pages are paths without a locale: [Contact](/contact/).
 * A bare address such as {supportEmail} becomes a mail link.
 */
export const markdown = (what: string) =>
  v.pipe(
    v.string(`Write ${what}, in Markdown.`),
    v.trim(),
    v.nonEmpty(`This text is empty: write ${what}, in Markdown.`),
    v.check(
      text => !/\]\(\/[^)#]*[^/)#][#)]/.test(text),
      'A link to a page is its path with a trailing slash and no locale: [words](/contact/).'
    )
  )

/** A field that content of former releases has, and that nothing shows. */
export const former = v.exactOptional(v.unknown())

/** The schema of a group of fields, for what takes a schema: `v.array(group({ … }))`. */
export function group<Of extends Fields>(fields: Of): Group<Of>
export function group(fields: Fields): v.StrictObjectSchema<v.ObjectEntries, undefined> {
  return v.strictObject({
    sampleNote: former,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, name)]))
  })
}

/** A group that a page may do without. */
export const optional = <Of extends Fields>(fields: Of) => v.exactOptional(group(fields))

function schemaOf(field: Field, name = ''): v.GenericSchema {
  if (typeof field === 'string') return name.endsWith('Markdown') ? markdown(field) : text(field)
  return isSchema(field) ? field : group(field)
}

const isSchema = (field: v.GenericSchema | Fields): field is v.GenericSchema => '~run' in field

/** So many of something, or exactly as many. */
export function listOf<Item extends Field>(item: Item, least: number, most?: number): v.GenericSchema<Output<Item>[]>
export function listOf(item: Field, least: number, most = Number.POSITIVE_INFINITY): v.GenericSchema {
  return v.pipe(
    v.array(schemaOf(item)),
    v.minLength(least, `Write at least ${least} of them.`),
    v.maxLength(most, `Write at most ${most} of them.`)
  )
}

/** Words by the id of what they speak of: a record of content/games. */
export function byId<Item extends Field>(item: Item): v.GenericSchema<Record<string, Output<Item>>>
export function byId(item: Field): v.GenericSchema {
  return v.record(v.string(), schemaOf(item))
}

/** Marks a group that is shown only where the law allows its kind of inducement. */
export const only = <const Kind extends Inducement>(kind: Kind) => ({
  only: v.literal(kind, `write ${kind}: this is shown only where the law allows it`)
})

/** Says that what is above is invented for the demonstration. Leave the field out as soon as the facts are real. */
export const sampleNote = v.exactOptional(
  text('the sentence that says that this is sample data, or leave the field out')
)

/**
 * The words of the browser tab, of search results and of shared links.
 * The head appends " | {brand}" to the title (together 60 characters at most), so 44 remain here; a title names no brand itself.
 * The description is measured as written; placeholders stay short enough for the 160 characters to hold once they are filled in.
 */
export const pageMeta = v.strictObject({
  title: v.pipe(
    v.string('Write meta.title: what the page is, in 5 to 44 characters, without the brand.'),
    v.minLength(5, 'meta.title is too short: write 5 to 44 characters.'),
    v.maxLength(44, 'meta.title is too long: write at most 44 characters, the brand is appended by the head.'),
    v.excludes('{brand}', 'Leave {brand} out of meta.title: the head appends it.')
  ),
  description: v.pipe(
    v.string('Write meta.description: one or two sentences that say what the reader finds on the page.'),
    v.minLength(50, 'meta.description is too short: write 50 to 160 characters.'),
    v.maxLength(160, 'meta.description is too long: write at most 160 characters.')
  )
})

/** The head of a page: its meta, h1 and lead. */
export const pageHead = (lead: string) => ({ meta: pageMeta, title: 'the h1 of the page', lead })

/** The words of a page that begins so, by its other fields. */
export const page = <Of extends Fields>(lead: string, fields: Of) => group({ ...pageHead(lead), ...fields })

/** A heading and the sentence below it. */
export const headed = (what: string, lead: string) => ({ title: `the heading of ${what}`, lead })

/** A heading, and a sentence below it where there is something to add. */
export const headedShort = (what: string, lead: string) => ({
  title: `the heading of ${what}`,
  lead: v.exactOptional(text(lead))
})

/** A heading and the sentence below it, which may carry links. */
export const headedMarkdown = (what: string, lead: string) => ({
  title: `the heading of ${what}`,
  leadMarkdown: lead
})

/** A heading with its paragraphs. */
export const proseSection = (what: string) => ({
  title: `the heading of ${what}`,
  paragraphsMarkdown: v.pipe(
    v.array(markdown(`a paragraph of ${what}`)),
    v.minLength(1, `Write at least one paragraph for ${what}.`)
  )
})

/** A heading, a sentence that leads in, and a list of points. */
export const listSection = (what: string) => ({
  title: `the heading of ${what}`,
  leadMarkdown: `the sentence that leads into the list of ${what}`,
  pointsMarkdown: v.pipe(
    v.array(markdown(`a point of ${what}`)),
    v.minLength(2, `A list has at least two points: write ${what} as two or more.`)
  )
})

/** Questions as a visitor would ask them, with answers of substance. */
export const questions = (least: number, most: number) =>
  listOf(
    {
      question: 'the question as a visitor would ask it',
      answerMarkdown: 'the answer, its first words answering the question',
      only: v.exactOptional(oneOf(inducements))
    },
    least,
    most
  )

/** A name and the sentence that explains it: a feature, a benefit, a platform. */
export const nameAndText = (what: string) => ({
  name: `the name of ${what}, a few words`,
  text: `what ${what} is, in one or two sentences`
})

/** A name and a text that may carry links. */
export const nameAndMarkdown = (what: string) => ({
  name: `the name of ${what}, a few words`,
  textMarkdown: `the text of ${what}`
})

/** Exactly `count` steps, in the order in which they are taken. */
export const steps = (what: string, count: number) =>
  v.pipe(
    v.array(group(nameAndMarkdown(`a step of ${what}`))),
    v.length(count, `Write exactly ${count} steps for ${what}, in the order in which they are taken.`)
  )

/** Values with what they count or are. */
export const labelled = (least: number, most?: number) =>
  listOf({ label: 'what it is', value: 'its placeholder' }, least, most)

/** The same field for each of some keys. */
export const each = <const Key extends string, Of>(field: Of, ...keys: Key[]) =>
  Object.fromEntries(keys.map(key => [key, field])) as Record<Key, Of>

/** The names of a table's columns, by key. */
export const columns = <const Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map(key => [key, `the name of the column ${key}`])) as Record<Key, string>

/** The names of so many columns, in their order. */
export const columnNames = (count: number) => listOf('the name of a column', count, count)

/** Times that are drawn to scale: the heading, what the drawing shows, and the two columns of its table. */
export const drawnTimes = (what: string) => ({
  title: `the heading of ${what}`,
  description: `what the drawing of ${what} shows, in a sentence or two`,
  columns: columnNames(2)
})

/** One for each system that the client runs on. */
export const perPlatform = <Of>(fieldFor: (platform: string) => Of) => ({
  windows: fieldFor('Windows'),
  macos: fieldFor('Mac'),
  android: fieldFor('Android'),
  ios: fieldFor('iPhone and iPad')
})

/** The end of a page: what the reader may do next. `secondLink` names the page beside the download. */
export const nextStep = group({
  title: 'what the reader may do next, a few words',
  text: 'why, in one or two sentences, without pressure',
  secondLink: 'the words of the link beside the download'
})
