import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** Where the room is open, by country: the words around the lists, which are made from the country rules. */
export const whereCanIPlaySchema = v.strictObject({
  ...part.pageHead('what decides whether one may play'),
  places: v.strictObject({
    title: part.text('the name of the lists, for screen readers'),
    groups: v.strictObject({
      open: part.nameAndText('the countries that are open'),
      information: part.nameAndText('the countries in which the site informs only'),
      closed: part.nameAndText('the countries that are closed')
    }),
    elsewhere: part.text('every country that has no rule, before the words that its law is not reviewed'),
    note: part.text('what the lists are made from'),
    link: part.text('the words of the link to the page of the visitor’s location'),
    sampleNote: part.sampleNote
  })
})
