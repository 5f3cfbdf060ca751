/**
 * The sentences of the specification by their rows of ARCHITECTURE.md: sections 1 to 6, the call table with the sentences below it, the error catalogue with
 * the error screens and other texts, and the constants. The first text begins a row, in the specification's own words; the second is held by one of the
 * tests that the row names. Where a row carries several sentences, or one sentence several facts, each has a line here.
 */
export const specificationRows = [
  ['1', 'The product is an information and marketing website for an online poker room and its', 'one build a system'],
  ['1', 'It is served in French by default and in other regions and languages', 'French is default'],
  ['1', 'It is served in French by default and in other regions and languages', 'French by default'],
  ['1', 'Audience: prospective and existing players, and poker streamers', 'existing players'],
  ['1', 'Audience: prospective and existing players, and poker streamers', 'poker streamers'],
  ['1', 'Visitors learn about cash games, tournaments, promotions, loyalty and unique table', 'Visitors learn about'],
  [
    '1',
    'Visitors learn about cash games, tournaments, promotions, loyalty and unique',
    'A region and language selector'
  ],
  [
    '1',
    'Content shown: a welcome bonus (choose',
    'the current welcome offer is $100 in free rewards, or a 100% match up to $600'
  ],
  ['1', 'Content shown: a welcome bonus (choose $100 in free rewards, or a 100% matched', 'the older one ($777 / $50)'],
  ['1', 'Content shown: a welcome bonus (choose $100 in free rewards, or a 100% matched', 'giveaways and leaderboards'],
  ['1', 'Featured game formats and tournament series, brand ambassadors, a community spotlight and a', '6+ Short Deck'],
  [
    '1',
    'Featured game formats and tournament series, brand ambassadors, a community spotlight and a',
    'flagship series'
  ],
  ['1', 'Featured game formats and tournament series, brand ambassadors, a community', 'there are eight ambassadors'],
  [
    '1',
    'Featured game formats and tournament series, brand ambassadors, a community spotlight and',
    'community-spotlight'
  ],
  [
    '1',
    'Featured game formats and tournament series, brand ambassadors, a community spotlight',
    'the page says in English'
  ],
  ['1', 'Unique table features: splash, emoji, short video reactions, a hand-review tool, voice', 'a hand-review tool'],
  ['1', 'Unique table features: splash, emoji, short video reactions, a hand-review tool, voice', 'no-fee prop bets'],
  ['1', 'Some regions offer a support chat', 'The help chat is supported on ontario and united-kingdom in the demo'],
  ['1', 'Visitors in restricted regions see warnings or cannot download', "'region-warning'"],
  ['1', 'Visitors in restricted regions see warnings or cannot download', 'cannot download'],
  ['1', 'Support is available 24/7', 'Support: 24/7'],
  ['1', 'The site is a fixed page shell: a header, the page body, a footer and a floating', 'a fixed page shell'],
  ['1', 'The site configuration holds: brand alias, site id, sign-up site id, region country code (AL)', 'brand alias'],
  [
    '1',
    'The site configuration holds: brand alias, site id, sign-up site id, region country code (AL)',
    'sign-up site id'
  ],
  [
    '1',
    'The site configuration holds: brand alias, site id, sign-up site id, region country',
    'region country code (AL)'
  ],
  [
    '1',
    'The site configuration holds: brand alias, site id, sign-up site id, region',
    'a customer-messaging language (fr)'
  ],
  ['1', 'The site configuration holds: brand alias, site id, sign-up site id, region', 'logo paths (normal and black)'],
  [
    '1',
    'The site configuration holds: brand alias, site id, sign-up site id, region country code',
    'logo size 180 by 48'
  ],
  [
    '1',
    'The site configuration holds: brand alias, site id, sign-up site id, region country',
    'orders the footer groups'
  ],
  ['1', 'The site configuration holds: brand alias, site id, sign-up site id', 'the region selector offers every site'],
  [
    '1',
    'The site configuration holds: brand alias, site id, sign-up site id, region country',
    'chat settings (queue URL'
  ],
  ['1', 'Configuration flags: default consent disabled', 'default consent disabled'],
  ['1', 'Configuration flags: default consent disabled', 'messaging chat unsupported for this site'],
  ['1', 'Configuration flags: default consent disabled', 'canonical conversion required'],
  ['1', 'Configuration flags: default consent disabled', 'region selector supported'],
  ['1', 'Configuration flags: default consent disabled', 'brand ambassador supported'],
  ['1', 'Configuration flags: default consent disabled', 'a self-exclusion-style modal supported'],
  [
    '1',
    'Runtime configuration',
    'DESKTOP_INSTALLER_BASE_URL MOBILE_DOWNLOAD_PAGE_BASE_URL CONTENTS_HOST REGION_CONTENTS_HOST REGION_DOMAINS WHITELIST COUNTRIES_WITH_GDPR'
  ],
  ['1', 'Runtime configuration: desktopInstallerBaseUrl', 'CONSENT_ID ANALYTICS_ID TAG_MANAGER_ID'],
  [
    '2',
    'French routes carry a trailing slash; a trailing slash is appended',
    'every path is absolute and ends in a slash'
  ],
  [
    '2',
    'French routes carry a trailing slash; a trailing slash is appended to',
    'a trailing slash is appended to links'
  ],
  ['2', 'No route has parameters in the static set', 'No route has parameters in the static set'],
  ['2', 'No route has parameters in the static set', 'About us (layout with banner)'],
  ['2', 'No route has parameters in the static set', 'Contact (layout with banner)'],
  ['2', 'No route has parameters in the static set', 'Streamer mode (layout with contents)'],
  ['2', '/ may be prefixed by a two-letter locale, /{locale}/', 'the others under `/{locale}/`'],
  ['2', '/download is the download page. With query auto=1 it starts the download', "['/download/', 'download'"],
  [
    '2',
    '/download is the download page. With query auto=1 it',
    'with query auto=1 it starts the download automatically'
  ],
  ['2', '/poker-school is a page that region rules treat as exempt', 'or poker-school'],
  ['2', '/ggteam is the brand-ambassador listing. /ggteam/{slug}/ is one ambassador page', 'the listing'],
  ['2', '/ggteam is the brand-ambassador listing. /ggteam/{slug}/ is one ambassador page', 'one ambassador page'],
  ['2', 'The ambassador image path is /{slug}_nav.webp', 'The ambassador image path is /{slug}_nav.webp'],
  [
    '2',
    '/network/random-number-generator/ and /network/security-ecology-policy/ open in a new',
    'they open in a new tab'
  ],
  ['2', '/network/random-number-generator/ and', 'the network status page is external and opens in a new tab'],
  ['2', 'The prefix /network/ never gets a locale prefix', 'The prefix /network/ never gets a locale prefix'],
  ['2', 'Content pages are served from a separate contents host', 'Contents host: home, English at the root'],
  [
    '2',
    'Route names starting with responsible-gaming',
    'Route names starting with responsible-gaming show the help-chat button'
  ],
  [
    '2',
    'Route names starting with index show no',
    'Route names starting with index show no second-level navigation bar'
  ],
  ['2', 'Layouts: contents-banner, contents, default', 'every layout of a page is one of the three'],
  ['2', 'Server-rendered delayed-hydration exclusions: paths under /privacy-policy/', 'paths under /privacy-policy/'],
  ['2', 'Other pages implied by titles and menus', 'Other pages implied by titles and menus'],
  ['2', 'Other pages implied by titles and menus', 'and these menu pages'],
  ['2', 'An unknown path produces a non-fatal 404 with the message', 'fatal: false'],
  ['2', 'Jumbotron, monthly rewards, players online, featured', 'anytime anywhere, live-series glory, meet the stars'],
  ['2', 'Each page has its own meta title and description', 'have the same title or description'],
  ['2', 'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link', "'Logo'"],
  [
    '2',
    'Logo. Main navigation with hover mega-menus. A utility list. A sign-up',
    'Main navigation with hover mega-menus'
  ],
  ['2', 'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link', 'the mega-menu opens on hover'],
  ['2', 'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link', 'A utility list'],
  [
    '2',
    'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link',
    'A sign-up link to the download page'
  ],
  ['2', 'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link', 'A download button'],
  ['2', 'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link', 'A region picker'],
  ['2', 'Logo. Main navigation with hover mega-menus. A utility list. A sign-up link', 'a menu toggle'],
  ['2', 'A second-level slider bar', 'second-level slider bar'],
  [
    '2',
    'A record-holder badge that opens a',
    'A record-holder badge that opens a world-record certificate modal with responsive images'
  ],
  [
    '2',
    'On small screens a full-screen',
    'a full-screen collapsible menu offers accordion sections, utility links, a region selector and a download button'
  ],
  [
    '2',
    'A scroll-to-top button, a help-chat button, and a download button that collapses',
    'the download button hides'
  ],
  [
    '2',
    'Lists regions, each with a flag image, country name and language',
    'imagePath (flag), countryName, languageName'
  ],
  ['2', 'Lists regions, each with a flag image, country name and language name', "'Canada (Ontario)', 'ontario'"],
  [
    '2',
    'On the home page it opens on hover and closes 0.5 s after blur. Elsewhere it shows a',
    'closes 0.5 s after blur'
  ],
  [
    '2',
    'On the home page it opens on hover and closes 0.5 s after blur. Elsewhere it',
    'Elsewhere it shows a Home link'
  ],
  [
    '2',
    'Safety and security: random number',
    'Safety and security: random number generator, responsible gaming, network status'
  ],
  ['2', 'Safety and security: random number generator', 'Legal: terms and conditions, cookie policy, privacy policy'],
  ['2', 'Safety and security: random number', 'Policy: house rules, withdrawal policy, security and ecology policy'],
  ['2', 'Licence badges: an Isle of Man gambling licence', 'Licence badges: an Isle of Man gambling licence'],
  ['2', 'Licence badges: an Isle of Man gambling licence', 'an over-18 notice linking to responsible gaming'],
  [
    '2',
    'Licence badges: an Isle of Man gambling licence',
    'Site badges: a gamble-aware organisation and a testing lab'
  ],
  ['2', 'Licence badges: an Isle of Man gambling licence', 'Three industry award images'],
  [
    '2',
    'Five social links: Instagram, Facebook, Reddit',
    'Five social links: Instagram, Facebook, Reddit, Youtube and X'
  ],
  ['2', 'Five social links: Instagram, Facebook, Reddit, Youtube and X', 'A region and language selector'],
  [
    '2',
    'Three steps: create a free account',
    'Three steps: create a free account, download and install, start playing'
  ],
  ['2', 'A sign-up form shows an email address field and a password field with a hint', 'an email address field'],
  ['2', 'A sign-up form shows an email address field and a password field with a hint', 'a password field with a hint'],
  ['2', 'Minimum specs: Windows 8', 'Windows 8, 3 GHz processor, 2 GB RAM, 3 GB disk'],
  ['2', 'Minimum specs: Windows 8', 'Mac OS X 10.13'],
  ['2', 'Minimum specs: Windows 8', 'Android 6.0, 2 GB RAM, 500 MB disk'],
  ['2', 'Minimum specs: Windows 8', 'iOS: iPhone 6S, with 3 GB RAM recommended'],
  ['2', 'Describes the streamer programme', 'the page says in English'],
  ['2', 'Shown for 403, 404 and 500', 'Error : 500 Unexpected Error'],
  [
    '2',
    'Region warning: no real money gambling',
    'no real money gambling in this country; the page is informational only; sign-up is not possible; an OK button'
  ],
  [
    '2',
    'Redirect modal for visitors outside',
    'Redirect modal for visitors outside Ontario, offering to go to the main site'
  ],
  ['2', 'Redirect modal for visitors outside Ontario, offering to go to the main site', 'The Ontario button leads to'],
  ['2', 'World-record certificate modal', 'what was set, when, who certified it'],
  ['2', 'embedded takes 1, logo or all and sets an embedded-mode style on the page body', 'embedded takes 1'],
  ['2', 'embedded takes 1, logo or all and sets an embedded-mode style on the page body', 'sets a style on the body'],
  ['2', 'clean and lighthouse switch off consent and', 'clean and lighthouse switch off consent and analytics scripts'],
  ['2', 'is_Lighthouse suppresses the region warning', 'is_Lighthouse suppresses the region warning'],
  ['2', 'is_Lighthouse suppresses the region warning', 'on the home or download page only'],
  ['2', 'Locale, region id, canonical link, referrer policy', 'lang is the language of the words'],
  ['2', 'Locale, region id, canonical link, referrer policy', '<meta name="region-id"'],
  ['2', 'Locale, region id, canonical link, referrer policy', 'one canonical link, absolute and right'],
  ['2', 'Locale, region id, canonical link, referrer policy', 'in the head and as a header'],
  ['2', 'Locale, region id, canonical link, referrer policy', 'robots “noarchive”'],
  [
    '2',
    'The canonical link points to the contents host for the home',
    'canonical conversion points the global home at it'
  ],
  ['3', 'Region entry (footer region): id, url (with force=1 query)', "'Region entry (footer region)'"],
  ['3', 'Region entry (footer region): id, url (with force=1 query)', 'url (with force=1 query)'],
  ['3', 'Footer item: key, path, target, optionally routeName', 'optionally routeName'],
  ['3', 'Footer badge: width, height, label, imgPath, url, target', "'Footer badge'"],
  ['3', 'Navigation item: path, langKey, routerName, siteType', "'Navigation item'"],
  ['3', 'Navigation item: path, langKey, routerName, siteType', 'external, contents, compliance, sibling'],
  ['3', 'Navigation item: path, langKey, routerName, siteType', 'children (nested up to three levels)'],
  ['3', 'Utility navigation item: langKey, path, siteType, isShow, children', "'Utility navigation item'"],
  ['3', 'Brand ambassador: slug, name', "'Brand ambassador', 'slug, name'"],
  ['3', 'Download link: type and url. Type 6 is preferred', "'Download link', 'type, url'"],
  ['3', 'Download link: type and url. Type 6 is preferred', 'type 6 is preferred'],
  ['3', 'Download link: type and url. Type 6 is preferred', 'type 2 is the fallback'],
  ['3', 'Geolocation rule (keyed by country code, with special key CAON for Ontario, Canada)', 'keyed by country code'],
  [
    '3',
    'Geolocation rule (keyed by country code, with special key CAON for',
    'with special key CAON for Ontario, Canada'
  ],
  ['3', 'Geolocation rule (keyed by country code, with special key CAON for Ontario, Canada)', 'BLOCKED, WARNING'],
  [
    '3',
    'Toast: id, text, backgroundColor',
    'backgroundColor (default red), color (default white), timeout, callback, click handler'
  ],
  ['3', 'Cookie closeRM: value 1 once the region modal is dismissed', '`closeRM=1` (session'],
  ['3', 'Cookie closeRM: value 1 once the region modal is dismissed', 'dismissing sets closeRM=1'],
  ['3', 'Locale entry: code, language, name, files', "'Locale entry', 'code, language, name, files'"],
  ['3', 'Device info (derived from the browser user-agent)', "'Device info'"],
  ['3', 'Device info (derived from the browser user-agent)', 'device info is derived from the user agent'],
  ['3', 'Modal options: modalId, modelValue, displayDirective', "'Modal options'"],
  ['3', 'Modal options: modalId, modelValue, displayDirective', 'if, show, visible'],
  ['3', 'Modal options: modalId, modelValue, displayDirective', 'auto, persist'],
  ['3', 'Modal options: modalId, modelValue, displayDirective', 'interactive, non-interactive'],
  ['3', 'Modal options: modalId, modelValue, displayDirective', 'none, up, right, down, left'],
  ['3', 'Site meta: name, url, description, separator', "'Site meta', 'name, url, description, separator'"],
  [
    '4',
    'Build freshness: the site checks periodically for a newer build',
    'he site checks periodically for a newer build'
  ],
  [
    '4',
    'Build freshness: the site checks periodically',
    'When one is found, the next navigation does a full page reload'
  ],
  ['4', 'A failed chunk load also triggers a reload', 'a deleted chunk loses no click'],
  ['4', 'Screen type from body width: 1244 px or more is desktop', '1244 px or more is desktop'],
  ['4', 'Screen type from body width: 1244 px or more is desktop', 'below 768 px is mobile'],
  ['4', 'Screen type from body width: 1244 px or more is desktop', 'otherwise tablet'],
  ['4', 'Screen type from body width: 1244 px or more is desktop', 'it is recomputed on resize, throttled to 100 ms'],
  ['4', 'Region warning modal: shown when', 'on the home or download page only'],
  ['4', 'Region warning modal: shown when', 'It is not shown when closeRM=1'],
  ['4', 'Region warning modal: shown when', 'when a lighthouse marker is present'],
  ['4', 'Region warning modal: shown when', 'or when the visitor is on the whitelist'],
  ['4', 'Region warning modal: shown when', 'dismissing sets closeRM=1 and hides it'],
  ['4', 'Download blocked: true when the country rule is BLOCKED', 'true when the country rule is BLOCKED'],
  [
    '4',
    'Download blocked: true when the country rule',
    'A blocked visitor is sent to the home page instead of downloading'
  ],
  [
    '4',
    'Ontario modal: shown when country is CA and region is ON and closeRM',
    'shown when country is CA and region is ON'
  ],
  [
    '4',
    'Ontario modal: shown when country is CA and region is ON and closeRM is',
    'on any site except the Canadian one'
  ],
  ['4', 'Ontario modal: shown when country is CA and region is ON and closeRM is not 1', 'dismissing sets closeRM=1"'],
  [
    '4',
    'Ontario modal: shown when country is CA and region is ON and closeRM is not 1',
    'carrying over the current query'
  ],
  ['4', 'Ontario modal: shown when country is CA and region is ON and closeRM is not 1', 'page scroll is locked'],
  ['4', 'Agent availability comes from a capacity call', 'Agent availability comes from a capacity call'],
  ['4', 'Agent availability comes from a capacity call', 'The chat script loads lazily when the button is pressed'],
  ['4', 'Agent availability comes from a capacity call', 'The button shows a loading state meanwhile'],
  ['4', 'Agent availability comes from a capacity call', 'the chat launches after the ready event'],
  ['4', 'The chat is minimised when leaving', 'The chat is minimised when leaving responsible-gaming pages'],
  [
    '4',
    'The chat is minimised when leaving responsible-gaming pages',
    'and availability is refreshed when entering them'
  ],
  ['4', 'The chat is minimised when leaving responsible-gaming pages', 'After an automated reply containing'],
  ['4', 'Menu toggle opens and closes the full-screen menu', 'menu opens and closes'],
  [
    '4',
    'Quick area: the download button hides while scrolling and returns 1 s after scrolling',
    'hides while scrolling'
  ],
  [
    '4',
    'Quick area: the download button hides while scrolling and returns 1',
    'back 1,000 ms after the stop is recognised'
  ],
  [
    '4',
    'Quick area: the download button hides while scrolling and returns 1',
    'scroll-to-top shows only away from the top'
  ],
  [
    '4',
    'Toast closes on its close button, or automatically after its timeout, then',
    'Toast closes on its close button'
  ],
  [
    '4',
    'Toast closes on its close button, or automatically after its timeout',
    'closes automatically after its timeout'
  ],
  [
    '4',
    'Toast closes on its close button, or automatically after its timeout, then runs its',
    'then runs its callback'
  ],
  ['4', 'Modal lifecycle: closed, opening, opened, closing, closed', 'closed, opening, opened, closing, closed'],
  ['4', 'Modal lifecycle: closed, opening, opened, closing, closed', 'Opening or closing can be vetoed beforehand'],
  [
    '4',
    'Modal lifecycle: closed, opening, opened, closing, closed',
    'Open and close calls resolve with opened or closed'
  ],
  ['4', 'Only the top-most modal shows its overlay', 'only the top-most modal shows its overlay'],
  ['4', 'Only the top-most modal shows its overlay', 'focus trap: %s'],
  ['4', 'Locale: routing is language-prefixed with one extra locale, French', 'first locale is served at the root'],
  ['4', 'Locale: routing is language-prefixed with one extra locale, French', 'none, or French: the French page'],
  ['4', 'Locale: routing is language-prefixed with one extra locale, French', 'the best match of Accept-Language'],
  ['4', 'Locale: routing is language-prefixed with one extra locale, French', 'the `locale` cookie'],
  ['4', 'Locale message files load lazily with caching', 'Locale message files load lazily'],
  ['4', 'Streamer programme: apply by email, get approved', 'Apply by email'],
  ['4', 'Streamer programme: apply by email, get approved', 'Get approved'],
  ['4', 'Streamer programme: apply by email, get approved', 'The Streamer Mode option appears in the desktop client'],
  [
    '4',
    'Streamer programme: apply by email, get',
    'Turn it on and add a live-streaming user name or a video-service live video ID'
  ],
  ['4', 'Streamer programme: apply by email, get approved', 'A channel ID or handle does not work and is not verified'],
  [
    '4',
    'Status can be lost for streaming',
    'Status can be lost for streaming non-poker or casino categories, manipulating stats or abusing rewards'
  ],
  [
    '4',
    'Status can be lost for streaming non-poker or casino',
    'Weekly cashback becomes redeemable after Monday 00:00 UTC'
  ],
  ['4', 'Penalty ladder in the prohibited-behaviour policy', 'Penalty ladder'],
  [
    '5',
    'Password hint: must include lowercase characters',
    'must include lowercase characters (a-z) and numbers (0-9)'
  ],
  ['5', 'Password hint: must include lowercase characters (a-z) and numbers (0-9)', '"8 to 128 characters": 129'],
  [
    '5',
    'Streamer eligibility: streaming poker',
    'for the past three months with an average of 40+ concurrent viewers (rolling 3 months)'
  ],
  ['5', 'Streamer eligibility: streaming poker', 'Eligibility may vary by country'],
  ['5', 'Streamer eligibility: streaming poker', 'The stream must be in the Poker category'],
  [
    '5',
    'At least 50% of tables displayed on the',
    'At least 50% of tables displayed on the stream must be played on the product'
  ],
  ['5', 'At least 50% of tables displayed on the', 'at least 80% of the session streamed, to receive the 100% refund'],
  [
    '5',
    'Ages: minimum 18+, 19+, 21+ or 24+ depending on jurisdiction',
    '18+, 19+, 21+ or 24+ depending on jurisdiction'
  ],
  ['5', 'Ages: minimum 18+, 19+, 21+ or 24+ depending on jurisdiction', 'Under-18 access is prohibited'],
  [
    '5',
    'Backing arrangements in tournaments must be disclosed',
    'disclosed through a designate-backer feature at buy-in'
  ],
  [
    '5',
    'Backing arrangements in tournaments must',
    'Verified Name accounts are limited to one account across the network'
  ],
  ['5', 'Link resolution: values starting with http or mailto are external', 'values starting with http are external'],
  ['5', 'Link resolution: values starting with http or mailto are external', 'or mailto'],
  [
    '5',
    'Link resolution: values starting with http or mailto are external',
    'Values starting with / are contents links'
  ],
  ['5', 'Link resolution: values starting with http or mailto are external', 'Others are internal compliance links'],
  ['5', 'Contents links: the locale prefix is omitted for English', 'the locale prefix is omitted for English'],
  ['5', 'Contents links: the locale prefix is omitted for English', 'and when a regional contents host is configured'],
  ['5', 'Contents links: the locale prefix is omitted for', 'Sibling links swap the host through a region-domain map'],
  [
    '5',
    'Download target: desktop visitors (not Linux, not iOS',
    'desktop visitors go to the desktop installer for macOS'
  ],
  ['5', 'Download target: desktop visitors (not Linux, not iOS Chrome) go to the desktop installer', 'not iOS Chrome'],
  ['5', 'Download target: desktop visitors (not Linux, not iOS Chrome) go to the', 'installer with brand and locale'],
  [
    '5',
    'Download target: desktop visitors (not Linux, not iOS Chrome) go',
    'tablet visitors go to a mobile download page'
  ],
  [
    '5',
    'Download target: desktop visitors (not Linux, not iOS',
    'mobile page for brand and locale, with a siteId query'
  ],
  ['5', 'Download target: desktop visitors (not Linux, not iOS Chrome) go to the', 'Locale pt-br is shortened to pt'],
  ['5', 'Route validation: if a route', "failed route check: 'Page Not Found: {path}'"],
  [
    '5',
    'Modal swipe-to-close triggers if moved over 10% of the size or within 300 ms in the',
    'moved over 10% of the size'
  ],
  [
    '5',
    'Modal swipe-to-close triggers if moved over 10% of the size or within 300 ms in the right',
    'or within 300 ms'
  ],
  [
    '5',
    'Modal swipe-to-close triggers if moved over 10% of the size or within 300 ms in the',
    'in the right direction'
  ],
  [
    '5',
    'Unsupported locale list beyond the regions and French above: not',
    'A locale that the site does not have is a 404'
  ],
  ['6', 'Visitor: sees public content, can download and sign up', 'unknown is open'],
  ['6', 'Visitor: sees public content, can download and sign up', 'unknown is treated as no rule'],
  ['6', 'Visitor: sees public content, can download and sign up', 'a sign-up that is open'],
  ['6', 'Visitor: sees public content, can download and sign up', 'by a trusted one it chooses the audience'],
  ['6', 'Visitor: sees public content, can download and sign up', 'by User-Agent: %s'],
  [
    '6',
    'Country rule BLOCKED: cannot download (sign-up from some countries is',
    'Country rule BLOCKED: cannot download'
  ],
  ['6', 'Country rule BLOCKED: cannot download (sign-up from some countries is blocked)', 'BLOCKED: no sign-up'],
  [
    '6',
    'Country rule BLOCKED: cannot download (sign-up from some countries is',
    'or when the visitor is on the whitelist'
  ],
  ['6', 'Player: subject to the security policy', 'Player: subject to the security policy'],
  [
    '6',
    'Approved streamer: Streamer Mode, 100%',
    'Streamer Mode, 100% cashback on streamed poker, hidden hole cards, a streamer panel, the stream shown in the lobby, an exclusive avatar border'
  ],
  [
    '6',
    'Security team: may block accounts, scan devices and levy',
    'may block accounts, scan devices and levy penalties'
  ],
  [
    '6',
    'Security team: may block accounts, scan devices and levy penalties. Decisions are final',
    'Decisions are final'
  ],
  ['6', 'Ambassadors are content only', 'of exactly slug and name'],
  [
    '6',
    'Server-side enforcement of any role: not',
    'A BLOCKED visitor never receives an installer URL from any endpoint'
  ],
  ['7', 'GET /api/download-url', 'download-url'],
  ['7', 'GET /api/navigations', '/api/navigations'],
  ['7', 'GET /api/util-navigations', '/api/util-navigations'],
  ['7', 'GET /api/brand-ambassador', '/api/brand-ambassador'],
  ['7', 'GET configured chat-capacity URL', 'hasCapacity'],
  ['7', 'GET builds/meta/{buildId}.json', '/builds/meta/'],
  ['7', 'GET builds/latest.json', '/builds/latest.json'],
  ['7', 'GET {path}/_payload.json', '_payload.json'],
  ['7', 'GET /__nuxt_island/{key}.json', '/__nuxt_island/'],
  ['7', 'The chat script is loaded from a configured URL', 'chat script'],
  [
    '7',
    'Initialised with org id, config name, site URL and a messaging server URL',
    'org id, config name, site URL and a messaging server URL'
  ],
  ['7', 'A clear-session call exists', 'clear-session'],
  ['7', 'Consent script: loaded only for countries in the GDPR list', 'loaded only for countries in the GDPR list'],
  [
    '7',
    'Analytics and tag-manager scripts: loaded unless clean or lighthouse is present',
    'loaded unless clean or lighthouse is present'
  ],
  ['7', 'The analytics page call runs after each route change', 'page call runs after each route change'],
  ['7', 'Images come from a CDN base path, at densities 1 and 2, in webp', 'CDN base path'],
  [
    '7',
    'Icons are fetched from a local icon endpoint, or from a public icon service as fallback',
    'public icon service as fallback'
  ],
  [
    '7',
    'Fetch retries apply to GET-like calls only, once, on status 408, 409, 425, 429, 500, 502, 503 or 504',
    'Fetch retries apply to GET-like calls only, once'
  ],
  ['8', 'No route matches: 404, non-fatal', 'Page not found: '],
  ['8', 'Route validation fails', 'Page Not Found: '],
  ['8', 'Missing route middleware', 'Unknown route middleware'],
  ['8', 'External URL without explicit allowance', 'External URL without explicit allowance'],
  ['8', 'Manifest fetch error: console only', 'Manifest fetch error'],
  ['8', 'Icon load failure or timeout: warning logged, nothing shown', 'warning logged, nothing shown'],
  ['8', 'Invalid navigation or icon payload: ignored', 'Invalid navigation or icon payload'],
  ['8', 'Chat clear-session failure: logged only', 'Chat clear-session failure'],
  ['8', 'Fatal app error: error screen', 'Fatal app error'],
  ['8', 'Library errors', 'a modal manager must be installed'],
  ['8', 'Error screen 403', '403'],
  ['8', 'Error screen 404', '404'],
  ['8', 'Error screen 500; any other status is treated as 500', 'other status is treated as 500'],
  ['8', 'Region warning text', 'We do not offer real money gambling in the country you are in'],
  ['8', 'Generic unexpected error: contact customer service for help', 'contact customer service for help'],
  ['9', 'Build check interval: 3,600,000 ms', 'Build check interval: 3,600,000 ms'],
  ['9', 'Manifest fetch starts about 1 s after load', 'Manifest fetch starts about 1 s after load'],
  [
    '9',
    'Reload guard: a reload of the same path is allowed only once per 10,000 ms',
    'a reload of the same path is allowed only once per 10,000 ms'
  ],
  ['9', 'Prefetch queue stops at more than 4 pending preloads', 'stops at more than 4 pending'],
  ['9', 'Prefetch is skipped on data-saver or 2g connections', 'skipped on data-saver or 2g connections'],
  ['9', 'Breakpoints: 768 px and 1244 px', '1244'],
  ['9', 'Image screens: xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', 'xs 320, sm 640, md 768'],
  ['9', 'Densities 1 and 2, format webp', 'ensities 1 and 2'],
  ['9', 'Resize throttle 100 ms', '100 ms'],
  ['9', 'Device resize refresh delay 50 ms', '50 ms'],
  ['9', 'Region popup closes 500 ms after blur', 'after blur'],
  ['9', 'Chat session clears 3000 ms after the automated reply', '3000 ms after the automated reply'],
  ['9', 'Download button reappears 1000 ms after scroll stops', '1,000 ms after'],
  ['9', 'Scroll-stop debounce 200 ms', 'debounce 200 ms'],
  ['9', 'Toast default timeout 50000 ms', 'default timeout 50000 ms'],
  ['9', 'Icon cache: 50 entries, 168 hours, 1 hour granularity', '50 entries, 168 hours, 1 hour granularity'],
  [
    '9',
    'Icon request timeout 5 s (icon fetch timeout also stated as 1500 ms in one place; both readings stand)',
    'both readings stand'
  ],
  ['9', 'Modal z-index: base 1000 plus twice the modal index', 'base 1000 plus twice the modal index'],
  ['9', 'Swipe close: 10% of size, 300 ms', '10%'],
  ['9', 'Locale cookie lifetime: 365 days', '365 days'],
  ['9', 'Welcome bonus: $100 free or 100% match up to $600 (older copy: up to $777, free $50)', '$777'],
  [
    '9',
    'Streamer: 40+ average concurrent viewers over 3 months, 50% of tables on the product, 80% of a tournament session, 100% cashback, weekly cashback redeemable after Monday 00:00 UTC',
    '40+ average concurrent viewers'
  ],
  ['9', 'Policy version 20240426, with 21 sections of prohibited behaviour', '20240426'],
  ['9', 'Spin & Gold stakes $0.25 to $200, up to 200,000x', '200,000x'],
  [
    '9',
    'Terms change: slot-game pending bet retention changed from 24 hours to a duration set by the provider’s policy',
    'slot-game pending bet retention'
  ],
  ['9', 'Marketing figures (monthly giveaways, guarantees) vary by month', 'vary by month'],
  ['9', 'Ages: 18+, 19+, 21+ or 24+ by jurisdiction', '18+, 19+, 21+ or 24+'],
  ['9', 'Support: 24/7', '24/7'],
  ['9', 'Site region country code AL; customer-messaging language fr; pt-br maps to pt', 'country code AL']
] as const satisfies readonly (readonly [section: string, row: string, named: string])[]
