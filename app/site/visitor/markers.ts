/** Parameters of the query that mark a page view as a tool's: "`clean` and `lighthouse` switch off scripts, `is_Lighthouse` suppresses the region warning". */
const markers = ['clean', 'lighthouse', 'is_Lighthouse'] as const
export type Marker = (typeof markers)[number]

/** "Not shown when a lighthouse marker is present." */
export const silencesWarning = (present: readonly Marker[]): boolean =>
  present.includes('lighthouse') || present.includes('is_Lighthouse')

/** "Markers count by presence": whatever value they have, or none. */
export function readMarkers(search: string): Marker[] {
  const query = new URLSearchParams(search)
  return markers.filter(marker => query.has(marker))
}
