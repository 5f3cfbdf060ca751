import type { SiteId } from '../../domain/sites/site-id.ts'
import type { ChatSettings } from '../config/chat-settings.schema.ts'
import type { PublicEnvironment } from '../config/environment.ts'
import { siteConfigurationOf } from '../config/site-configuration.ts'
import type { Translate } from '../messages/translate.ts'
import { livePagesOf, showsHelpChat } from '../site-map/site-map.ts'

/** The facts of the help chat in the browser: whom to ask and load, and its words. */
export type HelpChatFacts = {
  settings: ChatSettings
  words: Record<'open' | 'loading' | 'away' | 'awayLong' | 'unknown' | 'unknownLong' | 'failed' | 'close', string>
}

/** The help chat of a site: the paths of the pages that have its button, and what the button needs. Null where the site's flag says that it has no chat. */
export function helpChatOf(
  siteId: SiteId,
  { CHAT_SETTINGS }: Pick<PublicEnvironment, 'CHAT_SETTINGS'>,
  t: Translate
): { paths: string[]; facts: HelpChatFacts } | null {
  const { flags, chatSettings, supportEmail } = siteConfigurationOf(siteId, { chatSettings: CHAT_SETTINGS })
  if (!flags.messagingChatSupported) return null
  const email = { email: supportEmail }
  const facts: HelpChatFacts = {
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
  return {
    paths: livePagesOf(siteId).flatMap(({ key, path }) => (showsHelpChat(key) ? [path] : [])),
    facts
  }
}
