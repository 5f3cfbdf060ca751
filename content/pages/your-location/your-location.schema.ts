import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText, proseSection } from '../page-parts.schema.ts'

/** Your location: what the site takes for the visitor's place, which rule follows, what it means, whom to call, and how a place is found. */
export const yourLocationSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page tells'),
  facts: v.strictObject({
    site: plainText('the name of the fact: the region of this site'),
    place: plainText('the name of the fact: the country as detected'),
    placeUnknown: plainText('that the country is unknown'),
    rule: plainText('the name of the fact: the rule applied'),
    rules: v.strictObject({
      none: plainText('that no rule restricts the country'),
      unknown: plainText('that no rule is applied because the country is unknown'),
      elsewhere: plainText(
        'that no rule restricts the country, but that sign-up belongs to the site of another region'
      ),
      warning: plainText('the rule WARNING in plain words'),
      blocked: plainText('the rule BLOCKED in plain words')
    })
  }),
  follows: v.strictObject({
    title: plainText('the heading of what follows from the rule'),
    signUp: v.strictObject({
      name: plainText('sign-up'),
      open: plainText('that sign-up is open'),
      refused: plainText('that sign-up is refused'),
      elsewhere: plainText('that sign-up takes place on the site of another region')
    }),
    download: v.strictObject({
      name: plainText('download'),
      open: plainText('that the client can be downloaded'),
      closed: plainText('that the client cannot be downloaded')
    }),
    offers: v.strictObject({
      name: plainText('offers'),
      shown: plainText('that offers are shown'),
      hours: plainText('that offers are shown at certain hours'),
      hidden: plainText('that no offer is shown')
    }),
    age: v.strictObject({
      name: plainText('the minimum age'),
      text: plainText('the minimum age, with the placeholder {ageMark}')
    })
  }),
  rightSite: v.strictObject({
    title: plainText('the heading of the way to the right site'),
    here: plainText('that this is the site for the visitor'),
    other: plainText('that another site is made for the visitor; its name follows as a link'),
    none: plainText('that no site is open to the visitor')
  }),
  help: v.strictObject({
    title: plainText('the heading of helplines and registers'),
    lead: plainText('what helplines and registers are for')
  }),
  found: proseSection('how a place is found'),
  correct: proseSection('what cannot be changed, and whom to write to')
})
