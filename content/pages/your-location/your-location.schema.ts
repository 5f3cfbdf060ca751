import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** Your location: what the site takes for the visitor's place, which rule follows, what it means, whom to call, and how a place is found. */
export const yourLocationSchema = v.strictObject({
  ...part.pageHead('what the page tells'),
  facts: v.strictObject({
    site: part.text('the name of the fact: the region of this site'),
    place: part.text('the name of the fact: the country as detected'),
    placeUnknown: part.text('that the country is unknown'),
    rule: part.text('the name of the fact: the rule applied'),
    rules: v.strictObject({
      none: part.text('that no rule restricts the country'),
      unknown: part.text('that no rule is applied because the country is unknown'),
      elsewhere: part.text(
        'that no rule restricts the country, but that sign-up belongs to the site of another region'
      ),
      warning: part.text('the rule WARNING in plain words'),
      blocked: part.text('the rule BLOCKED in plain words')
    })
  }),
  follows: v.strictObject({
    title: part.text('the heading of what follows from the rule'),
    signUp: v.strictObject({
      name: part.text('sign-up'),
      open: part.text('that sign-up is open'),
      refused: part.text('that sign-up is refused'),
      elsewhere: part.text('that sign-up takes place on the site of another region')
    }),
    download: v.strictObject({
      name: part.text('download'),
      open: part.text('that the client can be downloaded'),
      closed: part.text('that the client cannot be downloaded')
    }),
    offers: v.strictObject({
      name: part.text('offers'),
      shown: part.text('that offers are shown'),
      hours: part.text('that offers are shown at certain hours'),
      hidden: part.text('that no offer is shown')
    }),
    age: v.strictObject({
      name: part.text('the minimum age'),
      text: part.text('the minimum age, with the placeholder {ageMark}')
    })
  }),
  rightSite: v.strictObject({
    title: part.text('the heading of the way to the right site'),
    here: part.text('that this is the site for the visitor'),
    other: part.text('that another site is made for the visitor; its name follows as a link'),
    none: part.text('that no site is open to the visitor')
  }),
  help: v.strictObject(part.headed('helplines and registers', 'what helplines and registers are for')),
  found: part.proseSection('how a place is found'),
  correct: part.proseSection('what cannot be changed, and whom to write to')
})
