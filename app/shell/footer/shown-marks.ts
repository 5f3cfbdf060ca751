import type { TrustMark } from '../../../content/trust-marks/trust-marks.schema.ts'
import { isValidAt, nearestBoundary } from '../../domain/dated/dated-record.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { MessageKey } from '../../site/messages/translate.ts'

type Kind = TrustMark['kind']

/** The footer's rows of marks, with the kinds in each. */
export const markRows = {
  regulators: { title: 'footer.regulator', kinds: ['regulator'] },
  licences: { title: 'footer.licences', kinds: ['licence', 'age', 'player-support'] },
  'site-badges': { title: 'footer.site-badges', kinds: ['gamble-aware', 'testing-lab'] },
  awards: { title: 'footer.awards', kinds: ['award'] }
} as const satisfies Record<string, { title: MessageKey; kinds: readonly Kind[] }>

type MarkRow = keyof typeof markRows

/** A mark, and whether it is shown now: it is valid, and permitted where it needs a permission; "past it the mark falls back to neutral text". */
export type ShownMark = { mark: TrustMark; isShown: boolean }

/** The marks of a site by row, without empty rows, and the next instant at which one of them begins or ends to be valid. */
export function shownMarks(
  marks: readonly TrustMark[],
  siteId: SiteId,
  now: Date
): { rows: [MarkRow, ShownMark[]][]; until: Date | null } {
  const ofSite = marks.filter(({ sites }) => sites.includes(siteId))
  const shown = ofSite.map(mark => ({ mark, isShown: isValidAt(mark, now) && isPermitted(mark, now) }))
  const rows = (Object.keys(markRows) as MarkRow[]).map((row): [MarkRow, ShownMark[]] => {
    const kinds: readonly Kind[] = markRows[row].kinds
    return [row, shown.filter(({ mark }) => kinds.includes(mark.kind))]
  })
  const until = nearestBoundary([...ofSite, ...ofSite.flatMap(permissionOf)], now)
  return { rows: rows.filter(([, marks]) => marks.length > 0), until }
}

/** A mark that needs no permission has no field of it. */
const isPermitted = (mark: TrustMark, now: Date): boolean =>
  mark.permissionOn === undefined || permissionOf(mark).some(permission => isValidAt(permission, now))

const permissionOf = ({ permissionOn }: TrustMark) => (permissionOn ? [{ validFrom: permissionOn }] : [])
