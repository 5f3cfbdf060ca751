import { type Marker, readMarkers } from './markers.ts'

/** The query that the document was opened with. Client-side navigations change the address; its parameters hold "for the document's life". */
export const openedWithSearch: string = location.search

export const openedWithMarkers: readonly Marker[] = readMarkers(openedWithSearch)
