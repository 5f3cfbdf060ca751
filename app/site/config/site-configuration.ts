import { shortLocale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import type { PublicEnvironment } from './environment.ts'
import { siteConfiguration, siteFlags } from './site-configuration.data.ts'
import type { ChatSettings, SiteConfiguration } from './site-configuration.schema.ts'

/** The configuration of one site: the brand's, with what follows from the site (its ids, country code and language) and its own flags. */
export function siteConfigurationOf(
  siteId: SiteId,
  chats: PublicEnvironment['CHAT_SETTINGS'] = null
): SiteConfiguration {
  const { countryKey, locales } = siteOf(siteId)
  const language = shortLocale(locales[0])
  const ownChat = chats?.[siteId] as Readonly<Partial<ChatSettings>> | undefined
  const flags: Partial<Record<SiteId, Partial<SiteConfiguration['flags']>>> = siteFlags
  return {
    ...siteConfiguration,
    siteId,
    signUpSiteId: siteId,
    regionCountryCode: countryKey?.slice(0, 2) ?? siteConfiguration.regionCountryCode,
    customerMessagingLanguage: language,
    chatSettings: { ...siteConfiguration.chatSettings, language, ...ownChat },
    flags: { ...siteConfiguration.flags, ...flags[siteId] }
  }
}
