import * as v from 'valibot'
import { localText, provenance, siteId, sites, slug, webAddress } from '../record-fields.ts'

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
    /** Sites that take no players have no dispute body of their own. */
    withoutDisputes: v.array(siteId)
  }),
  v.check(({ accessibility, disputes }) => {
    const ids = [...accessibility, ...disputes].map(({ id }) => id)
    return new Set(ids).size === ids.length
  }, 'two bodies have the same id'),
  v.check(
    ({ disputes, withoutDisputes }) =>
      disputes.every(({ sites: at }) => at.every(site => !withoutDisputes.includes(site))),
    'a site with dispute bodies is in withoutDisputes'
  )
)

export type Oversight = v.InferOutput<typeof oversight>
