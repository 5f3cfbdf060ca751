import { siteIds } from '../../domain/sites/site-id.ts'
import type { PublicEnvironment } from './environment.ts'
import { siteConfigurationOf } from './site-configuration.ts'

/** The addresses of the sample help chat begin so. */
export const supportDeskPath = '/support-desk/'

/** Whether a site with a chat uses the sample help chat by one of its addresses. Where none does, it has none. */
export const usesSupportDesk = ({ CHAT_SETTINGS }: Pick<PublicEnvironment, 'CHAT_SETTINGS'>): boolean =>
  siteIds.some(siteId => {
    const { flags, chatSettings } = siteConfigurationOf(siteId, CHAT_SETTINGS)
    const { queueUrl, scriptUrl, siteUrl, messagingServerUrl } = chatSettings
    return (
      flags.messagingChatSupported &&
      [queueUrl, scriptUrl, siteUrl, messagingServerUrl].some(address => pathOf(address).startsWith(supportDeskPath))
    )
  })

/** The path of an address, with its origin taken off: it may be reached by the whole address of one of the own sites. */
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]*/i, '')
