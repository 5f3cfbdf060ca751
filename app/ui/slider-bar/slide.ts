/** The measures of a slider bar, in pixels. */
type Measures = { scrolled: number; shown: number; whole: number }

/** A pixel more or less is rounding. */
const slack = 2

/** Which ways a bar can still slide. */
export const canSlide = ({ scrolled, shown, whole }: Measures): { back: boolean; on: boolean } => ({
  back: scrolled > slack,
  on: scrolled + shown < whole - slack
})

/** How far a press of an arrow slides: most of what is shown, so that the last item seen is seen again. */
export const slideBy = (direction: 'back' | 'on', { shown }: Pick<Measures, 'shown'>): number =>
  Math.round(shown * 0.75) * (direction === 'on' ? 1 : -1)

/** Which of the links a key leads to from another. Out: its place; null where the key is none of ours, or the links end there. */
export function linkByKey(key: string, from: number, count: number): number | null {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === from ? null : to
}
