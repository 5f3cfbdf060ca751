import * as v from 'valibot'
import { type Inducement, inducements } from '../../app/domain/law/inducement-kinds.data.ts'
import { pageMetaSchema } from './page-meta.schema.ts'

/** A plain text: placeholders such as {brand} are filled in, Markdown is not read. `what` says to an editor what belongs there. */
export const text = (what: string) =>
  v.pipe(v.string(`Write ${what}.`), v.trim(), v.nonEmpty(`This text is empty: write ${what}.`))

/**
 * A text in Markdown (emphasis, lists, links). Links to pages are paths without a locale: [Contact](/contact/).
 * A bare address such as {supportEmail} becomes a mail link. Field names end in `Markdown`.
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

/** Marks a section or an entry of a list that is shown only where the law allows its kind of inducement. */
export const only = <const Kind extends Inducement>(kind: Kind) => ({
  only: v.literal(kind, `write ${kind}: this is shown only where the law allows it`)
})

/** What a page begins with: its meta, h1 and lead. */
export const pageHead = (lead: string) => ({
  meta: pageMetaSchema,
  title: text('the h1 of the page'),
  lead: text(lead)
})

/** A heading and the sentence below it. */
export const headed = (what: string, lead: string) => ({
  title: text(`the heading of ${what}`),
  lead: text(lead)
})

/** A heading and the sentence below it, which may carry links. */
export const headedMarkdown = (what: string, lead: string) => ({
  title: text(`the heading of ${what}`),
  leadMarkdown: markdown(lead)
})

/** So many of something, or exactly as many. */
export const listOf = <Schema extends v.GenericSchema>(item: Schema, least: number, most = Number.POSITIVE_INFINITY) =>
  v.pipe(
    v.array(item),
    v.minLength(least, `Write at least ${least} of them.`),
    v.maxLength(most, `Write at most ${most} of them.`)
  )

/** The names of a table's columns, by key. */
export const columns = <const Key extends string>(...keys: Key[]) =>
  v.strictObject(
    Object.fromEntries(keys.map(key => [key, text(`the name of the column ${key}`)])) as Record<
      Key,
      ReturnType<typeof text>
    >
  )

/** The names of so many columns, in their order. */
export const columnNames = (count: number) => listOf(text('the name of a column'), count, count)

/** The words of times that are drawn to scale: the heading, what the drawing shows, and the two columns of its table. */
export const drawnTimes = (what: string) => ({
  title: text(`the heading of ${what}`),
  description: text(`what the drawing of ${what} shows, in a sentence or two`),
  columns: columnNames(2)
})

/** Values with what they count or are. */
export const labelled = (least: number, most?: number) =>
  listOf(v.strictObject({ label: text('what it is'), value: text('its placeholder') }), least, most)

/** One for each system that the client runs on. */
export const perPlatform = <Schema extends v.GenericSchema>(schemaFor: (platform: string) => Schema) =>
  v.strictObject({
    windows: schemaFor('Windows'),
    macos: schemaFor('Mac'),
    android: schemaFor('Android'),
    ios: schemaFor('iPhone and iPad')
  })

/** The end of a page: what the reader may do next. `secondLink` names the page beside the download. */
export const nextStep = v.strictObject({
  title: text('what the reader may do next, a few words'),
  text: text('why, in one or two sentences, without pressure'),
  secondLink: text('the words of the link beside the download')
})

/** A name and the sentence that explains it: a feature, a benefit, a platform. */
export const nameAndText = (what: string) =>
  v.strictObject({
    name: text(`the name of ${what}, a few words`),
    text: text(`what ${what} is, in one or two sentences`)
  })

/** A name and a text that may carry links. */
export const nameAndMarkdown = (what: string) =>
  v.strictObject({
    name: text(`the name of ${what}, a few words`),
    textMarkdown: markdown(`the text of ${what}`)
  })

/** A heading with its paragraphs, each in Markdown. */
export const proseSection = (what: string) =>
  v.strictObject({
    title: text(`the heading of ${what}`),
    paragraphsMarkdown: v.pipe(
      v.array(markdown(`a paragraph of ${what}`)),
      v.minLength(1, `Write at least one paragraph for ${what}.`)
    )
  })

/** A heading, a sentence that leads in, and a list of points, each in Markdown. */
export const listSection = (what: string) =>
  v.strictObject({
    title: text(`the heading of ${what}`),
    leadMarkdown: markdown(`the sentence that leads into the list of ${what}`),
    pointsMarkdown: v.pipe(
      v.array(markdown(`a point of ${what}`)),
      v.minLength(2, `A list has at least two points: write ${what} as two or more.`)
    )
  })

/** Exactly `count` steps, in the order in which they are taken. */
export const steps = (what: string, count: number) =>
  v.pipe(
    v.array(nameAndMarkdown(`a step of ${what}`)),
    v.length(count, `Write exactly ${count} steps for ${what}, in the order in which they are taken.`)
  )

/** Steps under a heading, with a sentence below it. */
export const stepsSection = (title: string, lead: string, what: string, count: number) =>
  v.strictObject({ ...headed(title, lead), steps: steps(what, count) })

/** Questions as a visitor would ask them, with answers of substance. */
export const questions = (least: number, most: number) =>
  listOf(
    v.strictObject({
      question: text('the question as a visitor would ask it'),
      answerMarkdown: markdown('the answer, its first words answering the question'),
      only: v.exactOptional(v.picklist(inducements, `write one of: ${inducements.join(', ')}`))
    }),
    least,
    most
  )

/** Questions under a heading. */
export const questionsPart = (least: number, most: number) =>
  v.strictObject({ title: text('the heading of the questions'), items: questions(least, most) })

/** Says that what is above is invented for the demonstration. Leave the field out as soon as the facts are real. */
export const sampleNote = v.exactOptional(
  text('the sentence that says that this is sample data, or leave the field out')
)
