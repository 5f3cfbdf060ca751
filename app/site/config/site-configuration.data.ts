import type { SiteId } from '../../domain/sites/site-id.ts'
import { sites } from '../../domain/sites/sites.data.ts'
import type { SiteConfiguration } from './site-configuration.schema.ts'

/**
 * The demo brand's configuration, for the global site. It is the one place that names the brand. The operator, its office and its addresses are
 * samples (`.example` is a reserved domain): an operator replaces them by its own and sets `demo` to false.
 */
export const siteConfiguration = {
  brand: 'Kestrel Poker',
  brandAlias: 'kestrel',
  siteId: 'global',
  signUpSiteId: 'global',
  regionCountryCode: 'AL',
  customerMessagingLanguage: 'fr',
  logoPaths: { normal: 'assets/brand/logo.svg', black: 'assets/brand/logo-black.svg' },
  logoSize: { width: 180, height: 48 },
  footerNavigation: ['footer.group-safety-security', 'footer.group-legal', 'footer.group-policy'],
  footerRegions: sites.flatMap(({ id, locales }) => locales.map(locale => ({ id, locale }))),
  chatSettings: {
    queueUrl: '/support-desk/capacity.json',
    scriptUrl: '/support-desk/chat.js',
    orgId: 'sample-org',
    configName: 'sample-chat',
    siteUrl: '/support-desk/',
    language: 'fr',
    messagingServerUrl: '/support-desk/messaging/'
  },
  flags: {
    defaultConsentEnabled: false,
    messagingChatSupported: false,
    canonicalConversionRequired: true,
    regionSelectorSupported: true,
    brandAmbassadorSupported: true,
    selfExclusionModalSupported: true
  },
  siteName: 'Kestrel Poker',
  siteDescription: {
    fr: 'Cash games, tournois et un logiciel de poker pour Windows, Mac, Android et iOS.',
    en: 'Cash games, tournaments and a poker client for Windows, Mac, Android and iOS.',
    es: 'Mesas de cash, torneos y un programa de póker para Windows, Mac, Android e iOS.',
    nl: 'Cashgames, toernooien en een pokerclient voor Windows, Mac, Android en iOS.',
    'pt-br': 'Cash games, torneios e um aplicativo de poker para Windows, Mac, Android e iOS.',
    bs: 'Cash igre, turniri i poker program za Windows, Mac, Android i iOS.',
    fi: 'Käteispelejä, turnauksia ja pokeriohjelma Windowsille, Macille, Androidille ja iOS:lle.',
    de: 'Cash Games, Turniere und eine Poker-Software für Windows, Mac, Android und iOS.',
    hu: 'Készpénzes játékok, versenyek és pókerkliens Windowsra, Macre, Androidra és iOS-re.',
    pl: 'Gry cashowe, turnieje i klient pokerowy na Windows, Mac, Android i iOS.',
    uk: 'Кеш-ігри, турніри та клієнт для покеру на Windows, Mac, Android та iOS.'
  },
  titleSeparator: '|',
  demo: true,
  operatorName: 'Kestrel Poker Operations Limited',
  registeredOffice: '1 Sample Street, Douglas, Isle of Man',
  supportEmail: 'support@kestrel.example',
  privacyEmail: 'privacy@kestrel.example',
  streamerEmail: 'streamers@kestrel.example',
  complaintsEmail: 'complaints@kestrel.example',
  pressEmail: 'press@kestrel.example',
  partnerEmail: 'partners@kestrel.example',
  noReplyEmail: 'no-reply@kestrel.example',
  securityEmail: 'security@kestrel.example',
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.kestrel.example/' },
    { name: 'Facebook', url: 'https://facebook.kestrel.example/' },
    { name: 'Reddit', url: 'https://reddit.kestrel.example/' },
    { name: 'Youtube', url: 'https://youtube.kestrel.example/' },
    { name: 'X', url: 'https://x.kestrel.example/' }
  ]
} as const satisfies SiteConfiguration

/** Where a site's flags differ. "The help chat is supported on ontario and united-kingdom in the demo." */
export const siteFlags = {
  ontario: { messagingChatSupported: true },
  'united-kingdom': { messagingChatSupported: true }
} as const satisfies Partial<Record<SiteId, Partial<SiteConfiguration['flags']>>>
