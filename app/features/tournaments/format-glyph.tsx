import type { TournamentType } from './schedule-choice.ts'

/** The drawing of each format, on a square of 56: one life, the way back in, a head with a price, a tall stack, an orbit, an open gate. */
const drawings = {
  freezeout: 'M28 13v30M15 20.5l26 15M15 35.5l26-15M23.5 14.5 28 19l4.5-4.5M23.5 41.5 28 37l4.5 4.5',
  're-entry': 'M41 28a13 13 0 1 1-4.5-9.8M37.5 12v6.8h-6.8M33 28a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z',
  bounty:
    'M40 28a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM28 11v9M28 36v9M11 28h9M36 28h9M30 28a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  'deep-stack':
    'M40 16c0 2.5-5.4 4.5-12 4.5S16 18.5 16 16s5.4-4.5 12-4.5 12 2 12 4.5Zm0 0v24c0 2.5-5.4 4.5-12 4.5S16 42.5 16 40V16m24 8c0 2.5-5.4 4.5-12 4.5S16 26.5 16 24m24 8c0 2.5-5.4 4.5-12 4.5S16 34.5 16 32',
  satellite:
    'M35 28a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM21.5 31.5C14 36.5 10 41 11.5 43.5c2 3 11.5-1 20.5-9s14.5-17 12.5-20c-1.5-2.5-7-.5-13.5 3.5M42 14.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0Z',
  freeroll: 'M15 44V22a13 13 0 0 1 26 0v22M11 44h34M28 17v16M22 27.5l6 6 6-6'
} as const satisfies Record<TournamentType, string>

/** The drawing of a format. It says nothing by itself. */
export const FormatGlyph = ({ type }: { type: TournamentType }) => (
  <svg className="format-glyph" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
    <path d={drawings[type]} />
  </svg>
)
