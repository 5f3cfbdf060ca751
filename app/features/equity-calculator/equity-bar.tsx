import type { Share } from './equity.ts'

/** What a hand wins alone, and what it shares, as parts of one line; the figures stand beside it. */
export const EquityBar = ({ share }: { share: Share | undefined }) => (
  <svg className="equity-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="equity-bar__win" width={percent(share?.win)} height="4" />
    <rect
      className="equity-bar__tie"
      x={percent(share?.win)}
      width={percent((share?.equity ?? 0) - (share?.win ?? 0))}
      height="4"
    />
  </svg>
)

const percent = (part: number | undefined): string => ((part ?? 0) * 100).toFixed(2)
