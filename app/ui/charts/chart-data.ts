/** A value and how it is written in the language of the page. */
export type Figure = { value: number; label: string }

/** A figure with the name of what it counts. One of a chart may be highlighted: it is drawn in copper. */
export type NamedFigure = Figure & { name: string; highlight?: boolean }

/** A place on an axis and what is written there. */
export type Tick = Figure
