import type { SiteId } from '../../domain/sites/site-id.ts'

/** Where a site is on the map of tiles: column and row from 0, roughly as on the globe, and what its tile says. The two that are no country are as wide as said. */
export type SitePlace = { column: number; row: number; code: string; width?: number }

export const mapSize = { columns: 9, rows: 5 } as const

export const sitePlaces = {
  ontario: { column: 0, row: 1, code: 'ON' },
  brazil: { column: 1, row: 3, code: 'BR' },
  'united-kingdom': { column: 2, row: 1, code: 'GB' },
  netherlands: { column: 3, row: 1, code: 'NL' },
  belgium: { column: 3, row: 2, code: 'BE' },
  germany: { column: 4, row: 1, code: 'DE' },
  poland: { column: 5, row: 1, code: 'PL' },
  ukraine: { column: 6, row: 1, code: 'UA' },
  hungary: { column: 5, row: 2, code: 'HU' },
  bosnia: { column: 4, row: 2, code: 'BA' },
  finland: { column: 5, row: 0, code: 'FI' },
  philippines: { column: 8, row: 3, code: 'PH' },
  europe: { column: 3, row: 3, code: 'EU', width: 3 },
  global: { column: 0, row: 4, code: 'www', width: 9 }
} as const satisfies Record<SiteId, SitePlace>
