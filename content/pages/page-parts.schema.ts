import * as v from 'valibot'

/** A plain text: placeholders such as {brand} are filled in, Markdown is not read. `what` says to an editor what belongs there. */
export const plainText = (what: string) =>
  v.pipe(v.string(`Write ${what}.`), v.trim(), v.nonEmpty(`This text is empty: write ${what}.`))

/**
 * A text in Markdown (emphasis, lists, links). Links to pages are paths without a locale: [Contact](/contact/).
 * A bare address such as {supportEmail} becomes a mail link. Field names end in `Markdown`.
 */
export const markdownText = (what: string) =>
  v.pipe(
    v.string(`Write ${what}, in Markdown.`),
    v.trim(),
    v.nonEmpty(`This text is empty: write ${what}, in Markdown.`),
    v.check(
      text => !/\]\(\/[^)]*[^/)#]\)/.test(text),
      'A link to a page is its path with a trailing slash and no locale: [words](/contact/).'
    )
  )

/** A name and the sentence that explains it: a feature, a benefit, a platform. */
export const nameAndText = (what: string) =>
  v.strictObject({
    name: plainText(`the name of ${what}, a few words`),
    text: plainText(`what ${what} is, in one or two sentences`)
  })

/** A name and a text that may carry links. */
export const nameAndMarkdown = (what: string) =>
  v.strictObject({
    name: plainText(`the name of ${what}, a few words`),
    textMarkdown: markdownText(`the text of ${what}`)
  })

/** A heading with its paragraphs, each in Markdown. */
export const proseSection = (what: string) =>
  v.strictObject({
    title: plainText(`the heading of ${what}`),
    paragraphsMarkdown: v.pipe(
      v.array(markdownText(`a paragraph of ${what}`)),
      v.minLength(1, `Write at least one paragraph for ${what}.`)
    )
  })

/** A heading, a sentence that leads in, and a list of points, each in Markdown. */
export const listSection = (what: string) =>
  v.strictObject({
    title: plainText(`the heading of ${what}`),
    leadMarkdown: markdownText(`the sentence that leads into the list of ${what}`),
    pointsMarkdown: v.pipe(
      v.array(markdownText(`a point of ${what}`)),
      v.minLength(2, `A list has at least two points: write ${what} as two or more.`)
    )
  })

/** Exactly `count` steps, in the order in which they are taken. */
export const steps = (what: string, count: number) =>
  v.pipe(
    v.array(nameAndMarkdown(`a step of ${what}`)),
    v.length(count, `Write exactly ${count} steps for ${what}, in the order in which they are taken.`)
  )

/** Questions as a visitor would ask them, with answers of substance. */
export const questions = (least: number, most: number) =>
  v.pipe(
    v.array(
      v.strictObject({
        question: plainText('the question as a visitor would ask it'),
        answerMarkdown: markdownText('the answer, its first words answering the question')
      })
    ),
    v.minLength(least, `Write at least ${least} questions.`),
    v.maxLength(most, `Write at most ${most} questions.`)
  )

/** Says that what stands above is invented for the demonstration. Leave the field out as soon as the facts are real. */
export const sampleNote = v.exactOptional(
  plainText('the sentence that says that this is sample data, or leave the field out')
)
