import type { PageWords } from '../../../content/content.ts'
import type { PublicEnvironment } from '../../site/config/environment.ts'
import type { ConsentStatus } from './consent-state.ts'

/** The settings of a browser where nobody has to be asked (GET /api/tags): for which text a choice counts, and which tags it is about. */
export type TagConfiguration<Tags> = {
  textVersion: string
  tags: Tags
  /** The signals that came with the request. */
  signals: Signals
}

/** The settings of consent (GET /api/consent): which text asks, in whose words, and which tags it is about. */
export type ConsentConfiguration<Tags> = TagConfiguration<Tags> & {
  /** The number under which the text is registered, where it is. */
  id: string | null
  /** The site's flag: whether consent counts as given before a choice. */
  defaultConsentEnabled: boolean
  /** The address of a service that asks in place of the site, null where none is configured. */
  script: string | null
  words: ConsentWords
}

/** The answer of GET /api/consent: the settings, and the markup that is shown without a press. */
export type ConsentAnswer<Tags> = ConsentConfiguration<Tags> & {
  html: { banner: string; toasts: Record<keyof ConsentWords['said'], string> }
}

type ScriptFacts = Pick<PublicEnvironment, 'CONSENT_ID' | 'CONSENT_SCRIPT_URL'>

type Signals = { gpc: boolean; dnt: boolean }

export type ConsentWords = {
  title: string
  text: string
  refuse: string
  accept: string
  more: string
  choicesHref: string | null
  dialog: { title: string; text: string; more: string; close: string; standings: Record<ConsentStatus, string> }
  said: { granted: string; denied: string; failed: string }
}

type Facts<Tags> = {
  id: string | null
  page: PageWords<'privacy-choices'>
  /** Where that page is, in the language of the page at hand. */
  choicesHref: string | null
  defaultConsentEnabled: boolean
  tags: Tags
  signals: Signals
  script: string | null
}

/** The address of the consent service, where it is configured with the id that it is registered under. */
export const consentScript = ({ CONSENT_ID, CONSENT_SCRIPT_URL }: ScriptFacts): string | null =>
  CONSENT_ID && CONSENT_SCRIPT_URL ? CONSENT_SCRIPT_URL.replaceAll('{id}', encodeURIComponent(CONSENT_ID)) : null

/** Puts together what a browser is told of consent. A text never says that nothing is loaded where something is. */
export function consentConfiguration<Tags>(facts: Facts<Tags>): ConsentConfiguration<Tags> {
  const { id, page, choicesHref, defaultConsentEnabled, tags, signals, script } = facts
  const { ask, dialog, receipt, said } = page
  return {
    id,
    textVersion: String(page.textVersion),
    defaultConsentEnabled,
    tags,
    signals,
    script,
    words: {
      title: ask.title,
      text: defaultConsentEnabled ? ask.presumed : ask.text,
      refuse: ask.refuse,
      accept: ask.accept,
      more: ask.more,
      choicesHref,
      dialog: { title: page.title, ...dialog, standings: receipt.standings },
      said
    }
  }
}
