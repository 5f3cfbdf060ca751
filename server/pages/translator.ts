import { type Locale, languageTag } from '../../app/domain/locales/locale.ts'
import { createTranslate, type Translate } from '../../app/site/messages/translate.ts'
import type { AppBuild } from '../platform/builds.ts'

/** The translator of a locale, with the messages of a build. Throws where the build has none of that locale. */
export function translatorOf(build: AppBuild, locale: Locale): Translate {
  const messages = build.messages[locale]
  if (!messages) throw new Error(`No messages for the locale ${locale}`)
  return createTranslate(messages, languageTag(locale))
}
