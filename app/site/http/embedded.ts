export const embeddedModes = ['1', 'logo', 'all'] as const
export type Embedded = (typeof embeddedModes)[number]

/** "embedded takes 1, logo or all": the mode that a query asks for, or null. */
export function readEmbedded(search: string): Embedded | null {
  const value = new URLSearchParams(search).get('embedded')
  return embeddedModes.find(mode => mode === value) ?? null
}
