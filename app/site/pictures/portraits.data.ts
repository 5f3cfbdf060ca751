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

/** The width and height of a portrait, in pixels. */
export const portraitSide = 400
