/** The cameo of each ambassador who has one, by slug: the name of its master. */
export const portraits: Readonly<Record<string, string>> = {
  'solveig-aasmundtveit': 'medallion-4',
  'teodoro-balmaceda-rhys': 'medallion-1',
  'ilse-wackernagel-toth': 'medallion-2',
  'kwabena-osei-larrimore': 'medallion-3'
}
