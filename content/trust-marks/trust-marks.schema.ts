import * as v from 'valibot'
import { isoDay, listOfUnique, localText, provenance, sites, slug, text, webAddress } from '../record-fields.ts'

const pixels = v.pipe(v.number('write a number of pixels'), v.integer(), v.minValue(1))

/** A footer badge that is true for a while: `validUntil` is also its review date, past it its neutral text replaces it. */
const trustMark = v.pipe(
  v.strictObject({
    id: slug,
    kind: v.picklist(
      ['licence', 'regulator', 'age', 'player-support', 'gamble-aware', 'testing-lab', 'award'],
      'write what the mark is'
    ),
    width: pixels,
    height: pixels,
    label: localText,
    imgPath: v.pipe(text, v.startsWith('/', 'write the path of the picture, from /')),
    url: v.nullable(
      v.union([v.pipe(text, v.regex(/^\/(?![/\\])/)), webAddress], 'write a page’s path, or a web address')
    ),
    target: v.picklist(['_self', '_blank'], 'write _self, or _blank for a new tab'),
    neutralText: localText,
    permissionOn: v.optional(v.nullable(isoDay)),
    validFrom: isoDay,
    validUntil: isoDay,
    sites,
    ...provenance,
    sample: v.literal(true, 'write true: the marks of the demo are samples')
  }),
  v.check(mark => mark.validFrom < mark.validUntil, 'validUntil must be later than validFrom'),
  v.check(mark => mark.checkedOn < mark.validUntil, 'checkedOn must be earlier than validUntil'),
  v.check(
    mark => mark.kind !== 'regulator' || mark.permissionOn !== undefined,
    'the mark of a regulator needs permissionOn: the day of the permission, or null'
  )
)

export const trustMarks = listOfUnique(trustMark, 'id')

export type TrustMark = v.InferOutput<typeof trustMark>
