import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import * as part from '../page-parts.schema.ts'

/**
 * Privacy choices: the text that asks for consent wherever it asks, what a choice means, and the receipt. `textVersion` names that text: a day as eight
 * figures, the same in every language. Another version asks every visitor again, so that it changes when what is asked changes.
 */
export const privacyChoicesSchema = v.strictObject({
  meta: pageMetaSchema,
  textVersion: v.pipe(
    v.number('Write the version as eight figures without quotes: 20240426.'),
    v.integer(),
    v.minValue(2020_01_01, 'Write the version as eight figures without quotes: 20240426.'),
    v.maxValue(2099_12_31, 'Write the version as eight figures without quotes: 20240426.')
  ),
  title: part.text('the h1 of the page'),
  lead: part.text('what is decided here'),
  ask: v.strictObject({
    title: part.text('the question, as the banner puts it'),
    text: part.text('what is asked for and why, where nothing is loaded before the answer'),
    presumed: part.text('the same, where tools are loaded until the visitor refuses'),
    refuse: part.text('the button that refuses'),
    accept: part.text('the button that accepts'),
    more: part.text('the link to this page')
  }),
  dialog: v.strictObject({
    text: part.text('what a choice changes'),
    more: part.text('the link to this page'),
    close: part.text('what the cross of the dialog and of a toast is called')
  }),
  said: v.strictObject({
    granted: part.text('that the consent is saved'),
    denied: part.text('that the refusal is saved'),
    failed: part.text('that the choice could not be saved')
  }),
  saved: v.strictObject({
    title: part.text('that the choice is saved, as a heading'),
    text: part.text('for how long it holds')
  }),
  receipt: v.strictObject({
    title: part.text('the heading of what was decided'),
    standings: v.strictObject({
      granted: part.text('that the visitor has accepted'),
      denied: part.text('that the visitor has refused'),
      signal: part.text('that a signal of the browser counts as a refusal'),
      asked: part.text('that nothing was decided and nothing is loaded before'),
      presumed: part.text('that nothing was decided and tools are loaded until the visitor refuses'),
      free: part.text('that nothing was decided and the law does not ask for consent first')
    }),
    decidedAt: part.text('the name of the fact: when it was decided'),
    textVersion: part.text('the name of the fact: the version of the text'),
    registeredAs: part.text('the name of the fact: the number under which the text is registered'),
    signals: part.text('the name of the fact: signals of the browser'),
    gpc: part.text('the name of Global Privacy Control'),
    dnt: part.text('the name of Do Not Track'),
    noSignal: part.text('that there is no signal')
  }),
  form: v.strictObject({
    title: part.text('the heading of the choice'),
    text: part.text('what a choice changes')
  }),
  tools: v.strictObject({
    title: part.text('the heading of the tools'),
    measurement: part.nameAndText('the measurement tool'),
    tagManager: part.nameAndText('the tag manager'),
    sample: part.text('that the tools are samples that send nothing')
  }),
  always: part.proseSection('what needs no consent'),
  signals: part.proseSection('what signals of a browser do'),
  later: part.proseSection('how to change one’s mind'),
  lasting: v.strictObject({
    ...part.drawnTimes('how long each cookie of the site lasts'),
    session: part.text('until when a cookie of the session lasts')
  })
})
