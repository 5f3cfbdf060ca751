import type { SiteConfiguration } from './site-configuration.schema.ts'

type Flags = SiteConfiguration['flags']

/** The choices of the region selector that a site shows: all, or none where the configuration says that it has no selector. */
export const choicesShown = <Choice>(
  { regionSelectorSupported }: Flags,
  choices: readonly Choice[]
): readonly Choice[] => (regionSelectorSupported ? choices : [])

/** Whether a site shows its ambassadors: it has some by its configuration, and the law of the page's visitor allows it. */
export const ambassadorsShown = ({ brandAmbassadorSupported }: Flags, allowed: boolean): boolean =>
  brandAmbassadorSupported && allowed

/** Whether consent counts as given, where the law asks for it, before a visitor of the site has chosen. */
export const consentPresumed = ({ defaultConsentEnabled }: Flags): boolean => defaultConsentEnabled

/** Whether a site has the modal that lists helplines and self-exclusion registers, and the links that open it. */
export const selfExclusionShown = ({ selfExclusionModalSupported }: Flags): boolean => selfExclusionModalSupported
