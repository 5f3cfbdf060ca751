import type { PageWords } from '../../../content/content.ts'
import type { PublicEnvironment } from '../../site/config/environment.ts'

/** The settings of a browser where nobody has to be asked (GET /api/tags): for which text a choice counts, and which tags it is about. */
export type TagConfiguration<Tags> = {
  textVersion: string
  tags: Tags
  /** The signals that came with the request. */
  signals: { gpc: boolean; dnt: boolean }
}

/** The answer of GET /api/consent: the settings, and the markup that is shown without a press. */
export type ConsentAnswer<Tags> = ConsentConfiguration<Tags> & {
  html: { banner: string; toasts: Record<keyof ConsentWords['said'], string> }
}

/** The settings of consent (GET /api/consent): which text asks, in whose words, and which tags it is about. */
export type ConsentConfiguration<Tags> = ReturnType<typeof consentConfiguration<Tags>>
export type ConsentWords = ConsentConfiguration<unknown>['words']

type Facts<Tags> = Omit<TagConfiguration<Tags>, 'textVersion'> & {
  /** The number under which the text is registered, where it is. */
  id: string | null
  /** The site's flag: whether consent counts as given before a choice. */
  defaultConsentEnabled: boolean
  /** The address of a service that asks in place of the site, null where none is configured. */
  script: string | null
  page: PageWords<'privacy-choices'>
  /** Where the page of choices is, in the language of the page at hand. */
  choicesHref: string | null
}

/** The address of the consent service, where it is configured with the id that it is registered under. */
export const consentScript = ({
  CONSENT_ID,
  CONSENT_SCRIPT_URL
}: Pick<PublicEnvironment, 'CONSENT_ID' | 'CONSENT_SCRIPT_URL'>): string | null =>
  CONSENT_ID && CONSENT_SCRIPT_URL ? CONSENT_SCRIPT_URL.replaceAll('{id}', encodeURIComponent(CONSENT_ID)) : null

/** Puts together what a browser is told of consent. A text never says that nothing is loaded where something is. */
export function consentConfiguration<Tags>({ page, choicesHref, ...settings }: Facts<Tags>) {
  const { textVersion, title, dialog, receipt, said } = page
  const { presumed, ...ask } = page.ask
  return {
    ...settings,
    textVersion: String(textVersion),
    words: {
      ...ask,
      text: settings.defaultConsentEnabled ? presumed : ask.text,
      choicesHref,
      dialog: { title, ...dialog, standings: receipt.standings },
      said
    }
  }
}
