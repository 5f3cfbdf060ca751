import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { nameAndText, plainText, proseSection } from '../page-parts.schema.ts'

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
  title: plainText('the h1 of the page'),
  lead: plainText('what is decided here'),
  ask: v.strictObject({
    title: plainText('the question, as the banner puts it'),
    text: plainText('what is asked for and why, where nothing is loaded before the answer'),
    presumed: plainText('the same, where tools are loaded until the visitor refuses'),
    refuse: plainText('the button that refuses'),
    accept: plainText('the button that accepts'),
    more: plainText('the link to this page')
  }),
  dialog: v.strictObject({
    text: plainText('what a choice changes'),
    more: plainText('the link to this page'),
    close: plainText('what the cross of the dialog and of a toast is called')
  }),
  said: v.strictObject({
    granted: plainText('that the consent is saved'),
    denied: plainText('that the refusal is saved'),
    failed: plainText('that the choice could not be saved')
  }),
  saved: v.strictObject({
    title: plainText('that the choice is saved, as a heading'),
    text: plainText('for how long it holds')
  }),
  receipt: v.strictObject({
    title: plainText('the heading of what was decided'),
    standings: v.strictObject({
      granted: plainText('that the visitor has accepted'),
      denied: plainText('that the visitor has refused'),
      signal: plainText('that a signal of the browser counts as a refusal'),
      asked: plainText('that nothing was decided and nothing is loaded before'),
      presumed: plainText('that nothing was decided and tools are loaded until the visitor refuses'),
      free: plainText('that nothing was decided and the law does not ask for consent first')
    }),
    decidedAt: plainText('the name of the fact: when it was decided'),
    textVersion: plainText('the name of the fact: the version of the text'),
    registeredAs: plainText('the name of the fact: the number under which the text is registered'),
    signals: plainText('the name of the fact: signals of the browser'),
    gpc: plainText('the name of Global Privacy Control'),
    dnt: plainText('the name of Do Not Track'),
    noSignal: plainText('that there is no signal')
  }),
  form: v.strictObject({
    title: plainText('the heading of the choice'),
    text: plainText('what a choice changes')
  }),
  tools: v.strictObject({
    title: plainText('the heading of the tools'),
    measurement: nameAndText('the measurement tool'),
    tagManager: nameAndText('the tag manager'),
    sample: plainText('that the tools are samples that send nothing')
  }),
  always: proseSection('what needs no consent'),
  signals: proseSection('what signals of a browser do'),
  later: proseSection('how to change one’s mind')
})
