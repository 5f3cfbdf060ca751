import type { Ambassador } from '../../../content/ambassadors/ambassadors.schema.ts'

/** The object of each story, in lines on a ground of 48 by 48. */
const drawings = {
  lamp: 'M18 17h12v15H18zM20 17l4-8 4 8M15 32h18v5H15zM24 21v7M9 19l5 2M39 19l-5 2M9 30l5-2M39 30l-5-2',
  notebook: 'M15 9h18a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H15zM11 15h7M11 24h7M11 33h7M22 17h8M22 23h8M22 29h5',
  fraction: 'M13 36 35 12M12 14l4-3v11M12.5 22h7M28 29.5a3.5 3.5 0 1 1 6 2.4L28 38h7.5',
  microphone:
    'M24 8a6 6 0 0 1 6 6v9a6 6 0 0 1-12 0v-9a6 6 0 0 1 6-6ZM13 22v1a11 11 0 0 0 22 0v-1M24 34v6M18 40h12M21 14h6M21 19h6',
  hinge:
    'M9 12h11v24H9zM28 12h11v24H28zM20 12a4 4 0 0 1 8 0v24a4 4 0 0 1-8 0zM14.5 18h.1M14.5 30h.1M33.5 18h.1M33.5 30h.1M20 20h8M20 28h8',
  loupe: 'M21 10a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM29 29l10 10M14.5 21a6.5 6.5 0 0 1 6.5-6.5',
  anchor:
    'M24 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM24 16v24M16 21h16M10 28c1 7 7 12 14 12s13-5 14-12M10 28l-3 4M10 28l5 3M38 28l3 4M38 28l-5 3',
  book: 'M24 14c-4-3-9-4-14-3v24c5-1 10 0 14 3 4-3 9-4 14-3V11c-5-1-10 0-14 3ZM24 14v24M14 18c2 0 4 .3 6 1M14 24c2 0 4 .3 6 1M28 19c2-.7 4-1 6-1M28 25c2-.7 4-1 6-1'
} as const satisfies Record<Ambassador['attribute'], string>

/** The trade of an ambassador as an engraved coin, decorative beside their cameo. */
export const Attribute = ({ of }: { of: Ambassador['attribute'] }) => (
  <span className="attribute" aria-hidden="true">
    <svg viewBox="0 0 48 48">
      <path d={drawings[of]} />
    </svg>
  </span>
)
