type Props = {
  /** The middle of the column, in percent of the drawing. */
  x: string
  /** In pixels from the top of the drawing. */
  top: number
  bottom: number
  chipPx: number
  widePx: number
  isBest: boolean
}

/** A stack of chips as high as what it stands for: a dashed line is the chips, a narrower one their spots. */
export function ChipColumn({ x, top, bottom, chipPx, widePx, isBest }: Props) {
  const stack = { x1: x, x2: x, y1: bottom, y2: top, strokeDasharray: `${chipPx - 2} 2` }
  return (
    <>
      <line {...stack} strokeWidth={widePx} className={`chip-column${isBest ? ' chip-column--best' : ''}`} />
      <line {...stack} strokeWidth={widePx / 5} className="chip-column__spots" />
    </>
  )
}
