import type { TournamentType } from './schedule-choice.ts'

/** What is drawn of each format, on a square of 56: one life, the way back in, a head with a price, a tall stack, an orbit, an open gate. */
const drawings = {
  freezeout:
    'M28 13v30M15 20.500l26 15M15 35.500l26-15M23.500 14.500 28 19l4.500-4.500M23.500 41.500 28 37l4.500 4.500',
  're-entry': 'M41 28a13 13 0 1 1-4.500-9.800M37.500 12v6.800h-6.800M33 28a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z',
  bounty:
    'M40 28a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM28 11v9M28 36v9M11 28h9M36 28h9M30 28a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  'deep-stack':
    'M40 16c0 2.500-5.400 4.500-12 4.500S16 18.500 16 16s5.400-4.500 12-4.500 12 2 12 4.500Zm0 0v24c0 2.500-5.400 4.500-12 4.500S16 42.500 16 40V16m24 8c0 2.500-5.400 4.500-12 4.500S16 26.500 16 24m24 8c0 2.500-5.400 4.500-12 4.500S16 34.500 16 32',
  satellite:
    'M35 28a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM21.500 31.500C14 36.500 10 41 11.500 43.500c2 3 11.500-1 20.500-9s14.500-17 12.500-20c-1.500-2.500-7-.5-13.500 3.500M42 14.500a2.500 2.500 0 1 1 5 0 2.500 2.500 0 0 1-5 0Z',
  freeroll: 'M15 44V22a13 13 0 0 1 26 0v22M11 44h34M28 17v16M22 27.500l6 6 6-6'
} as const satisfies Record<TournamentType, string>

/** The drawing of a format. It says nothing by itself. */
export const FormatGlyph = ({ type }: { type: TournamentType }) => (
  <svg className="format-glyph" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true" focusable="false">
    <path d={drawings[type]} />
  </svg>
)
