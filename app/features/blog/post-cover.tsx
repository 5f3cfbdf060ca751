import type { ShownPost } from './posts-shown.ts'

/** The drawing of each subject on a ground of 320 by 200: lines of ivory, and the one part that it is about, in copper. */
const drawings = {
  bankroll: {
    lines: 'M40 160h240M40 160V48h36v28h36v20h36v16h36v12h36v10h36v8h24',
    part: 'M40 132h240'
  },
  shuffle: {
    lines:
      'M70 62l56-14 24 92-56 14zM100 50l56-8 16 94-56 8zM130 44h58v96h-58zM250 62l-56-14-24 92 56 14zM220 50l-56-8-16 94 56 8z',
    part: 'M160 74c-9 12-20 17-20 27 0 7 8 10 13 7-1 6-4 9-8 11h30c-4-2-7-5-8-11 5 3 13 0 13-7 0-10-11-15-20-27Z'
  },
  odds: {
    lines: 'M160 36a64 64 0 1 1-64 64M160 62a38 38 0 1 1-38 38M96 100h26',
    part: 'M160 36a64 64 0 0 0-64 64h26a38 38 0 0 1 38-38z'
  },
  levels: {
    lines: 'M52 164v-22h30v22M88 164v-32h30v32M124 164v-44h30v44M160 164v-60h30v60M196 164V84h30v80M232 164V60h30v104',
    part: 'M52 44h33v18h36v20h36v18h36v16h36v12h33'
  },
  share: {
    lines:
      'M214 60c0 10-24 18-54 18s-54-8-54-18 24-18 54-18 54 8 54 18Zm0 0v22c0 10-24 18-54 18s-54-8-54-18V60M106 112v28c0 10 24 18 54 18s54-8 54-18v-28',
    part: 'M106 90v14c0 10 24 18 54 18s54-8 54-18V90c0 10-24 18-54 18s-54-8-54-18Z'
  },
  table: {
    lines:
      'M112 62h96a38 38 0 0 1 0 76h-96a38 38 0 0 1 0-76ZM132 44a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM212 44a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM132 156a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM212 156a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM276 100a12 12 0 1 1-24 0 12 12 0 0 1 24 0Z',
    part: 'M68 100a12 12 0 1 1-24 0 12 12 0 0 1 24 0Z'
  }
} as const satisfies Record<ShownPost['cover'], { lines: string; part: string }>

/** Covers whose part is a line; the others fill it. */
const drawnByLine: readonly ShownPost['cover'][] = ['bankroll', 'levels']

/** The drawing of a post's subject. It says nothing by itself. */
export const PostCover = ({ cover }: { cover: ShownPost['cover'] }) => (
  <svg className="post-cover" viewBox="0 0 320 200" aria-hidden="true">
    <path d={drawings[cover].lines} />
    <path d={drawings[cover].part} className={drawnByLine.includes(cover) ? 'post-cover__line' : 'post-cover__part'} />
  </svg>
)
