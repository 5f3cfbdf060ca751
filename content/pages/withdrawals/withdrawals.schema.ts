import * as v from 'valibot'
import { methodsSection } from '../deposits/deposits.schema.ts'
import * as part from '../page-parts.schema.ts'

const moment = v.strictObject({
  name: part.text('what happens at this moment, a few words'),
  text: part.text('what it means for the player, in a sentence'),
  time: part.text('when it happens, counted from the request')
})

export const withdrawalsSchema = v.strictObject({
  ...part.pageHead('what the page says, with the age mark'),
  methods: methodsSection,
  example: v.strictObject({
    ...part.headed('the worked example', 'whose withdrawal it follows'),
    caption: part.text('what its table says'),
    columns: part.columns('moment', 'onAccount', 'underWay', 'inBank'),
    moments: v.strictObject({ asked: moment, checked: moment, sent: moment, arrived: moment }),
    sampleNote: part.sampleNote
  })
})
