import type { SiteId } from '../../domain/sites/site-id.ts'
import type { PublicEnvironment } from '../config/environment.ts'
import type { ChatSettings } from '../config/site-configuration.schema.ts'
import { siteConfigurationOf } from '../config/site-configuration.ts'
import type { Translate } from '../messages/translate.ts'

/** The facts of the help chat in the browser: whom to ask and load, and its words. */
export type HelpChatFacts = {
  settings: ChatSettings
  words: Record<'open' | 'loading' | 'away' | 'awayLong' | 'unknown' | 'unknownLong' | 'failed' | 'close', string>
}

/** What the button of a site's help chat needs. Null where the site's flag says that it has no chat. */
export function helpChatOf(
  siteId: SiteId,
  { CHAT_SETTINGS }: Pick<PublicEnvironment, 'CHAT_SETTINGS'>,
  t: Translate
): HelpChatFacts | null {
  const { flags, chatSettings, supportEmail } = siteConfigurationOf(siteId, CHAT_SETTINGS)
  if (!flags.messagingChatSupported) return null
  const email = { email: supportEmail }
  return {
    settings: chatSettings,
    words: {
      open: t('help-chat.open'),
      loading: t('help-chat.loading'),
      away: t('help-chat.away'),
      awayLong: t('help-chat.away-long', email),
      unknown: t('help-chat.unknown'),
      unknownLong: t('help-chat.unknown-long', email),
      failed: t('help-chat.failed', email),
      close: t('help-chat.close')
    }
  }
}
