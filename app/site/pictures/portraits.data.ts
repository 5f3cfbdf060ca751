/** The cameo of each ambassador, by slug: the name of its master. No two people share a face. */
export const portraits: Readonly<Record<string, string>> = {
  'solveig-aasmundtveit': 'medallion-4',
  'teodoro-balmaceda-rhys': 'medallion-1',
  'ilse-wackernagel-toth': 'medallion-2',
  'kwabena-osei-larrimore': 'medallion-3',
  'marit-hollenkamp': 'medallion-5',
  'anselm-durieu': 'medallion-6',
  'yuna-katsaros': 'medallion-7',
  'lorcan-vassal-oduya': 'medallion-8'
}

/** The master of the portrait of an ambassador of whom there is no picture. */
export const defaultPortrait = 'medallion-0'

/** The width and height of a portrait, in pixels: as it is addressed, and for screens of density 2. */
export const portraitSide = 400
export const denseSide = 600
