import * as v from 'valibot'
import { localText, provenance, sites, slug, webAddress } from '../record-fields.ts'

const body = {
  id: slug,
  name: localText,
  url: v.nullable(webAddress),
  sites,
  ...provenance
}

/** Whom a visitor may turn to beside the room: for barriers on the website, and for a dispute that the room has not settled. */
export const oversight = v.pipe(
  v.strictObject({
    accessibility: v.array(v.strictObject({ ...body, law: localText, region: localText })),
    disputes: v.array(
      v.strictObject({
        ...body,
        kind: v.picklist(['mediator', 'regulator'], 'write mediator, or regulator'),
        does: localText,
        sample: v.exactOptional(v.literal(true, 'write true, or leave it out'))
      })
    ),
    /** A list that content of former releases has, and that nothing reads. */
    withoutDisputes: v.exactOptional(v.unknown())
  }),
  v.check(({ accessibility, disputes }) => {
    const ids = [...accessibility, ...disputes].map(({ id }) => id)
    return new Set(ids).size === ids.length
  }, 'two bodies have the same id')
)
