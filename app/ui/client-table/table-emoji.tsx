import type { ReactNode } from 'react'

const eye = (x: number, y = -6) => <circle cx={x} cy={y} r="3.6" className="table-emoji__ink" />
const face = (more: ReactNode) => (
  <>
    <circle r="28" className="table-emoji__face" />
    {more}
  </>
)
const line = (d: string) => <path d={d} className="table-emoji__line" />

/** Each on a square from -40 to 40. */
const drawings = {
  wave: (
    <>
      <path
        d="M-14 26C-26 12-30-2-26-5-22-8-18-2-15 4L-19-20C-20-27-11-28-10-22L-7-4-6-26C-6-33 3-33 3-26L3-4 9-22C11-28 19-26 18-20L13 2 20-8C24-13 30-9 27-3L15 22C9 34-5 36-14 26Z"
        className="table-emoji__face"
      />
      {line('M26-26Q34-20 34-10M30-35Q42-27 42-12')}
    </>
  ),
  thumb: (
    <>
      <path
        d="M-10 0 2-28C4-34 14-32 12-22L9-8H24C32-8 33 0 28 3 32 6 31 12 26 14 28 18 26 23 21 24 22 28 19 31 15 31H-1C-5 31-7 29-10 28Z"
        className="table-emoji__face"
      />
      <rect x="-28" y="-4" width="15" height="36" rx="4" className="table-emoji__ivory" />
    </>
  ),
  hat: face(
    <>
      {eye(-9, 2)}
      {eye(9, 2)}
      {line('M-10 13Q0 20 10 13')}
      <g transform="rotate(-14)">
        <path d="M-20-16V-36Q0-41 20-36V-16Z" className="table-emoji__ivory" />
        <path d="M-20-23Q0-27 20-23V-16H-20Z" className="table-emoji__ink" />
        <rect x="-33" y="-18" width="66" height="7" rx="3.5" className="table-emoji__ivory" />
      </g>
    </>
  ),
  sigh: face(
    <>
      {line('M-16-5Q-10 0-4-5M4-5Q10 0 16-5')}
      <ellipse cy="13" rx="4" ry="3" className="table-emoji__ink" />
      <path d="M10 17Q20 13 27 20T42 20" className="table-emoji__air" />
    </>
  ),
  river: face(
    <>
      <circle cx="-10" cy="-8" r="7" className="table-emoji__ivory" />
      <circle cx="10" cy="-8" r="7" className="table-emoji__ivory" />
      {eye(-10, -8)}
      {eye(10, -8)}
      {line('M-14 11Q-9 6-5 11T5 11T14 11')}
    </>
  ),
  think: face(
    <>
      {eye(-6, -10)}
      {eye(12, -10)}
      {line('M-12-19Q-6-22 0-19M-4 8H10')}
      <path d="M-26 34C-30 22-22 14-14 14L2 16C8 17 7 23 2 23H-4C2 30-4 38-12 38Z" className="table-emoji__ivory" />
    </>
  ),
  night: (
    <>
      <path d="M12-30A32 32 0 1 0 30 14 26 26 0 0 1 12-30Z" className="table-emoji__face" />
      <path d="M24-18 27-10 35-7 27-4 24 4 21-4 13-7 21-10Z" className="table-emoji__ivory" />
    </>
  ),
  luck: (
    <>
      {[0, 90, 180, 270].map(turned => (
        <path
          key={turned}
          d="M0-2C-6-10-20-14-18-24-16-32-5-32 0-25 5-32 16-32 18-24 20-14 6-10 0-2Z"
          transform={`rotate(${turned + 45})`}
          className="table-emoji__face"
        />
      ))}
      <path d="M0 0Q4 18 16 36" className="table-emoji__air" />
    </>
  ),
  smile: face(
    <>
      {eye(-9)}
      {eye(9)}
      {line('M-13 7Q0 21 13 7')}
    </>
  ),
  wince: face(
    <>
      {line('M-17-12-7-6-17 0M17-12 7-6 17 0')}
      <rect x="-13" y="8" width="26" height="10" rx="5" className="table-emoji__ivory" />
      {line('M-13 13H13M-5 8V18M5 8V18')}
    </>
  ),
  coffee: (
    <>
      <path d="M-24-6H16V12C16 24 8 30-4 30S-24 24-24 12Z" className="table-emoji__face" />
      <path d="M16 0H22C33 0 33 18 22 18H15" className="table-emoji__handle" />
      <path d="M-14-14Q-19-21-14-27T-14-38M4-14Q-1-21 4-27T4-38" className="table-emoji__air" />
    </>
  )
}

type EmojiName = keyof typeof drawings

/** The gestures of the table, in the order of the set. */
export const emojiNames = Object.keys(drawings) as EmojiName[]

/** One gesture, drawn about the middle of its place, and under a name where it is drawn again. It says nothing by itself. */
export const TableEmoji = ({ name, id }: { name: EmojiName; id?: string }) => (
  <g id={id} className="table-emoji">
    {drawings[name]}
  </g>
)
