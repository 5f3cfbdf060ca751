import { siteConfiguration } from '../../site/config/site-configuration.data.ts'

/** Every address that the room writes from, by what it is for. "We write from these addresses and no others": none of the configuration is missing. */
export const mailAddresses = {
  support: siteConfiguration.supportEmail,
  privacy: siteConfiguration.privacyEmail,
  complaints: siteConfiguration.complaintsEmail,
  streamer: siteConfiguration.streamerEmail,
  press: siteConfiguration.pressEmail,
  partner: siteConfiguration.partnerEmail,
  security: siteConfiguration.securityEmail,
  noReply: siteConfiguration.noReplyEmail
} as const
