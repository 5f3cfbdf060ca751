import type { SiteId } from '../../domain/sites/site-id.ts'
import type { PublicEnvironment } from './environment.ts'
import { siteConfigurationOf } from './site-configuration.ts'

/** Origins other than the site's own that its documents may use, by what for. */
export type ThirdParties = { scripts: string[]; connections: string[]; frames: string[]; pictures: string[] }

/** Whom documents may load from and connect to: the consent service, tags, the chat and the CDN, each where it is configured. Nothing else is allowed. */
export function thirdParties(
  siteId: SiteId,
  environment: Omit<PublicEnvironment, 'playersOnlineUpstream'>
): ThirdParties {
  const { CONSENT_ID, CONSENT_SCRIPT_URL } = environment
  const { ANALYTICS_ID, TAG_MANAGER_ID, ANALYTICS_SCRIPT_URL, TAG_MANAGER_SCRIPT_URL, TAG_ORIGINS } = environment
  const { flags, chatSettings } = siteConfigurationOf(siteId, environment.CHAT_SETTINGS)
  const tags = [
    ...(CONSENT_ID && CONSENT_SCRIPT_URL ? [CONSENT_SCRIPT_URL] : []),
    ...(ANALYTICS_ID ? [ANALYTICS_SCRIPT_URL] : []),
    ...(TAG_MANAGER_ID ? [TAG_MANAGER_SCRIPT_URL] : []),
    ...(ANALYTICS_ID || TAG_MANAGER_ID ? TAG_ORIGINS : [])
  ]
  const { queueUrl, scriptUrl, siteUrl, messagingServerUrl } = chatSettings
  const chat = (...addresses: readonly string[]) => (flags.messagingChatSupported ? addresses : [])
  return {
    scripts: origins([...tags, ...chat(scriptUrl, siteUrl)]),
    connections: origins([...tags, ...chat(queueUrl, siteUrl, messagingServerUrl)]),
    frames: origins(chat(siteUrl, messagingServerUrl)),
    pictures: origins([environment.IMAGE_CDN_BASE ?? '', ...tags])
  }
}

/** The origins of whole addresses, each once; paths of the site itself have none. */
const origins = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.filter(address => /^https?:/i.test(address)).map(address => new URL(address.replace('{id}', 'id')).origin)
  )
]
