import type { DeviceInfo } from '../entities/device-info.schema.ts'
import type { Architecture } from './architecture.ts'
import type { DeviceHints } from './device-hints.ts'
import type { Platform } from './platform.ts'

type UserAgentRow = {
  /** Where the string comes from. */
  of: string
  userAgent: string
  /** What else the device says; without it the row is what a server has. */
  hints?: DeviceHints
  platform: Platform
  architecture?: Architecture
  /** The flags of device info that are true, all others are false. */
  flags: readonly (keyof DeviceInfo)[]
  /** The complaint about other download pages that this row answers. */
  complaint?: 'G1' | 'G2' | 'G3' | 'G4' | 'G6' | 'iPhone as Mac' | 'Android as Linux' | 'ChromeOS' | 'unknown means Mac'
}

/** User-Agents that browsers, apps and crawlers have really sent, and what each device is. */
export const userAgents = [
  // Windows
  {
    of: 'Chrome 131 on Windows 10 and 11',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isChrome']
  },
  {
    of: 'Edge 131',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isEdge']
  },
  {
    of: 'Edge 18, the last with an engine of its own',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isEdge']
  },
  {
    of: 'Firefox 133',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isFirefox']
  },
  {
    of: 'Firefox ESR on Windows 7',
    userAgent: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isFirefox']
  },
  {
    of: 'Internet Explorer 11',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Internet Explorer 11 on a touch screen, "Tablet PC"',
    userAgent:
      'Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; Touch; .NET4.0E; .NET4.0C; .NET CLR 3.5.30729; .NET CLR 2.0.50727; .NET CLR 3.0.30729; Tablet PC 2.0; MALNJS; rv:11.0) like Gecko',
    hints: { touchPoints: 10 },
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Opera 103',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 OPR/103.0.0.0',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Vivaldi 6.4',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 Vivaldi/6.4.3160.34',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Yandex Browser 23.7',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 YaBrowser/23.7.1.1215 Yowser/2.5 Safari/537.36',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'SeaMonkey 2.53',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:60.0) Gecko/20100101 Firefox/60.0 SeaMonkey/2.53.9',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Pale Moon 32',
    userAgent: 'Mozilla/5.0 (Windows NT 6.3; rv:102.0) Gecko/20100101 Goanna/6.2 Firefox/102.0 PaleMoon/32.2.0',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Safari 5, the last one for Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534.57.2 (KHTML, like Gecko) Version/5.1.7 Safari/534.57.2',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isSafari']
  },
  {
    of: 'Discord, an Electron app',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Discord/1.0.9015 Chrome/108.0.5359.215 Electron/22.3.12 Safari/537.36',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows']
  },
  {
    of: 'Chrome 120 on a laptop with a touch screen',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    hints: {
      touchPoints: 10,
      navigatorPlatform: 'Win32',
      shortSide: 912,
      platform: 'Windows',
      architecture: 'x86',
      bitness: '64'
    },
    platform: 'windows',
    architecture: 'x64',
    flags: ['isDesktop', 'isWindows', 'isChrome']
  },
  {
    of: 'Edge 124 on a Snapdragon laptop, which calls itself x64',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
    hints: { platform: 'Windows', architecture: 'arm', bitness: '64' },
    platform: 'windows',
    architecture: 'arm',
    flags: ['isDesktop', 'isWindows', 'isEdge'],
    complaint: 'G4'
  },
  {
    of: 'The same laptop to a server that got no hints',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
    platform: 'windows',
    flags: ['isDesktop', 'isWindows', 'isEdge'],
    complaint: 'G4'
  },
  {
    of: 'Firefox 143 on Windows on ARM',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; ARM64; rv:143.0) Gecko/20100101 Firefox/143.0',
    platform: 'windows',
    architecture: 'arm',
    flags: ['isDesktop', 'isWindows', 'isFirefox'],
    complaint: 'G4'
  },
  {
    of: 'Chrome 86 on a 32-bit Windows 7',
    userAgent: 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36',
    hints: { platform: 'Windows', architecture: 'x86', bitness: '32' },
    platform: 'windows',
    architecture: 'x86',
    flags: ['isDesktop', 'isWindows', 'isChrome']
  },

  // Windows by name, without a client
  {
    of: 'Edge on a Lumia 950',
    userAgent:
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet', 'isEdge'],
    complaint: 'G6'
  },
  {
    of: 'Internet Explorer 11 on a Lumia 520, which names four systems',
    userAgent:
      'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet'],
    complaint: 'G6'
  },
  {
    of: 'Edge on an Xbox One',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36 Edge/16.16299',
    hints: { platform: 'Windows' },
    platform: 'unknown',
    flags: ['isDesktop', 'isEdge'],
    complaint: 'G6'
  },

  // macOS
  {
    of: 'Safari 18',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    hints: { touchPoints: 0, navigatorPlatform: 'MacIntel', shortSide: 956 },
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isSafari']
  },
  {
    of: 'Safari 9',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_6) AppleWebKit/601.7.7 (KHTML, like Gecko) Version/9.1.2 Safari/601.7.7',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isSafari']
  },
  {
    of: 'Safari 5 on a PowerPC',
    userAgent:
      'Mozilla/5.0 (Macintosh; U; PPC Mac OS X 10_5_8; ja-jp) AppleWebKit/533.20.25 (KHTML, like Gecko) Version/5.0.4 Safari/533.20.27',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isSafari']
  },
  {
    of: 'Chrome 131 on an Intel Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    hints: { touchPoints: 0, platform: 'macOS', architecture: 'x86', bitness: '64' },
    platform: 'macos',
    architecture: 'x64',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isChrome']
  },
  {
    of: 'Chrome 130 on Apple silicon, which says Intel',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    hints: { touchPoints: 0, platform: 'macOS', architecture: 'arm', bitness: '64' },
    platform: 'macos',
    architecture: 'arm',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isChrome'],
    complaint: 'G2'
  },
  {
    of: 'Safari 17 on Apple silicon, which cannot be told from Intel',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
    hints: { touchPoints: 0 },
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isSafari'],
    complaint: 'G2'
  },
  {
    of: 'Firefox 133',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isFirefox']
  },
  {
    of: 'Edge 129',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isEdge']
  },
  {
    of: 'Opera 105',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 OPR/105.0.0.0',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple']
  },
  {
    of: 'DuckDuckGo',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3.1 Safari/605.1.15 Ddg/18.3.1',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple']
  },
  {
    of: 'A web view of a Mac app',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple']
  },

  // iPhone and iPod
  {
    of: 'Safari on iOS 17, "like Mac OS X"',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    complaint: 'iPhone as Mac'
  },
  {
    of: 'Safari on iOS 18',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    complaint: 'iPhone as Mac'
  },
  {
    of: 'Safari on iOS 4',
    userAgent:
      'Mozilla/5.0 (iPhone; U; CPU iPhone OS 4_3_3 like Mac OS X; en-us) AppleWebKit/533.17.9 (KHTML, like Gecko) Version/5.0.2 Mobile/8J2 Safari/6533.18.5',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari']
  },
  {
    of: 'Safari on an iPod touch',
    userAgent:
      'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari']
  },
  {
    of: 'Safari of an iPhone that asks for desktop pages',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    hints: { touchPoints: 5, navigatorPlatform: 'MacIntel', shortSide: 390 },
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    complaint: 'iPhone as Mac'
  },
  {
    of: 'Chrome',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isChrome']
  },
  {
    of: 'Chrome that asks for desktop pages',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_5) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/85 Version/11.1.1 Safari/605.1.15',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isChrome'],
    complaint: 'G1'
  },
  {
    of: 'The same Chrome on an iPhone, in the browser',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_5) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/85 Version/11.1.1 Safari/605.1.15',
    hints: { touchPoints: 5, shortSide: 375 },
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isChrome'],
    complaint: 'iPhone as Mac'
  },
  {
    of: 'Firefox',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/29.0 Mobile/15E148 Safari/605.1.15',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isFirefox']
  },
  {
    of: 'Edge',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 EdgiOS/44.11.15 Mobile/15E148 Safari/605.1.15',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isEdge']
  },
  {
    of: 'Opera Mini',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'Opera Touch',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0.3 Mobile/15E148 Safari/604.1 OPT/2.6.5',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'The Google app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/295.0.590048842 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'DuckDuckGo',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'A web view of an app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'Facebook, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/478.0.0.46.111;FBBV/647759259;FBDV/iPhone12,8;FBMD/iPhone;FBSN/iOS;FBSV/17.6.1;FBSS/2;FBCR/;FBID/phone;FBLC/fr_FR;FBOP/80]',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'Instagram, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_2_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 221.0.0.9.115 (iPhone12,1; iOS 15_2_1; de_AT; de-AT; scale=2.00; 828x1792; 349031919)',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'TikTok, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_25.1.1 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US ByteFullLocale/en isDarkMode/0 WKWebView/1 BytedanceWebview/d8a21c6 FalconTag/',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'LinkedIn, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'Snapchat, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Snapchat/12.02.0.31 (like Safari/8613.3.9.0.5)',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'WeChat, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.29(0x18001d36) NetType/WIFI Language/zh_CN',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },
  {
    of: 'Line, in the app',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Line/13.11.0',
    platform: 'ios',
    flags: ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple']
  },

  // iPad
  {
    of: 'Safari in desktop mode, as it comes: a Mac to a server',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isSafari'],
    complaint: 'G1'
  },
  {
    of: 'The same iPad in its browser, by touch points',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    hints: { touchPoints: 5, navigatorPlatform: 'MacIntel', shortSide: 820 },
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    complaint: 'G1'
  },
  {
    of: 'Safari in mobile mode',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    complaint: 'G1'
  },
  {
    of: 'Safari on iOS 12',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 12_5_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari']
  },
  {
    of: 'Chrome',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isChrome']
  },
  {
    of: 'Firefox, as it comes',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/22.0 Safari/605.1.15',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isFirefox'],
    complaint: 'G1'
  },
  {
    of: 'Firefox in mobile mode',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 11_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/29.0 Mobile/15E148 Safari/605.1.15',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isFirefox']
  },
  {
    of: 'Edge that asks for desktop pages',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_4) AppleWebKit/604.3.5 (KHTML, like Gecko) Version/10.1 Safari/602.1 EdgiOS/44.11.15',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isEdge'],
    complaint: 'G1'
  },
  {
    of: 'Facebook, in the app',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 15_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19G82 [FBAN/FBIOS;FBDV/iPad5,4;FBMD/iPad;FBSN/iPadOS;FBSV/15.6.1;FBSS/2;FBID/tablet;FBLC/de_DE;FBOP/5]',
    platform: 'ios',
    flags: ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple']
  },

  // Android phones
  {
    of: 'Chrome 131, with every version and model left out',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    hints: { touchPoints: 5, navigatorPlatform: 'Linux armv81', shortSide: 412, platform: 'Android' },
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome'],
    complaint: 'Android as Linux'
  },
  {
    of: 'Chrome 104 on a Galaxy',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; SM-G991B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.5112.69 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome'],
    complaint: 'Android as Linux'
  },
  {
    of: 'Chrome in desktop mode, in the browser',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    hints: { touchPoints: 5, navigatorPlatform: 'Linux armv81', shortSide: 412, platform: 'Linux' },
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome'],
    complaint: 'Android as Linux'
  },
  {
    of: 'Samsung Internet 21',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isSamsung']
  },
  {
    of: 'Samsung Internet 28',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isSamsung']
  },
  {
    of: 'Chrome on a Galaxy Fold, folded',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; SM-F900U) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537.36',
    hints: { touchPoints: 5, shortSide: 280, platform: 'Android' },
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome']
  },
  {
    of: 'Firefox 131',
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isFirefox']
  },
  {
    of: 'Edge 104',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; HLK-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.5112.102 Mobile Safari/537.36 EdgA/104.0.1293.70',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isEdge']
  },
  {
    of: 'Opera 76',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; VOG-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.86 Mobile Safari/537.36 OPR/76.2.4027.73374',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Opera Mini',
    userAgent: 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'UC Browser',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 8.1.0; en-US; CPH1803 Build/OPM1.171019.026) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.108 UCBrowser/13.2.5.1300 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Mi Browser',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 10; zh-cn; Redmi K30 5G Build/QKQ1.191222.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/79.0.3945.147 Mobile Safari/537.36 XiaoMi/MiuiBrowser/13.5.26',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Huawei Browser on HarmonyOS 2',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; CDY-TN00; HMSCore 6.15.0.302; GMSCore 24.08.12) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/16.0.1.301 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'DuckDuckGo',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/102.0.5005.125 Mobile DuckDuckGo/5 Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Firefox Focus',
    userAgent:
      'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Focus/1.0 Chrome/59.0.3029.83 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'The browser of Android 4',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 4.0.2; en-us; Galaxy Nexus Build/ICL53F) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Facebook, in the app',
    userAgent:
      'Mozilla/5.0 (Linux; Android 8.0.0; SM-G930F Build/R16NW; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/104.0.5112.97 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/380.0.0.29.109;]',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Instagram, in the app',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-S908B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.6045.163 Mobile Safari/537.36 Instagram 309.1.0.41.113 Android (33/13; 450dpi; 1080x2178; samsung; SM-S908B; b0s; s5e9925; fr_FR; 541635884)',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'TikTok, in the app',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A546E Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 trill_320902 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/32.9.2 ByteLocale/en',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'WeChat, in the app',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; ONEPLUS A5010 Build/SQ3A.220705.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36 XWEB/5015 MMWEBSDK/20221206 MMWEBID/1054 MicroMessenger/8.0.32.2300(0x28002035) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64 MiniProgramEnv/android',
    platform: 'android',
    architecture: 'arm',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid']
  },

  // Android tablets, and what else runs Android
  {
    of: 'Chrome 131, with the model left out',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isChrome']
  },
  {
    of: 'Chrome on a Nexus 7',
    userAgent:
      'Mozilla/5.0 (Linux; Android 4.1.1; Nexus 7 Build/JRO03D) AppleWebKit/535.19 (KHTML, like Gecko) Chrome/18.0.1025.166 Safari/535.19',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isChrome']
  },
  {
    of: 'Chrome on a tablet that says Mobile',
    userAgent:
      'Mozilla/5.0 (Linux; Android 9.0; SAMSUNG-SM-T377A Build/NMF26X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/75.0.3770.80 Mobile Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isChrome']
  },
  {
    of: 'Chrome on a tablet that asks for desktop pages by itself, in the browser',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
    hints: { touchPoints: 10, navigatorPlatform: 'Linux aarch64', shortSide: 800 },
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isChrome'],
    complaint: 'Android as Linux'
  },
  {
    of: 'Samsung Internet on a Galaxy Tab',
    userAgent:
      'Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-T865) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/10.2 Chrome/71.0.3578.99 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isSamsung']
  },
  {
    of: 'Samsung Internet, docked or in desktop mode',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/21.0 Chrome/110.0.5481.154 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isSamsung'],
    complaint: 'Android as Linux'
  },
  {
    of: 'Edge in desktop mode',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 EdgA/120.0.0.0',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isEdge'],
    complaint: 'Android as Linux'
  },
  {
    of: 'Firefox 131 on a tablet',
    userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isFirefox']
  },
  {
    of: 'Huawei Browser on a MatePad',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; AGS3K-W09; HMSCore 6.10.4.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/13.0.5.303 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Silk on a Kindle Fire',
    userAgent:
      'Mozilla/5.0 (Linux; Android 5.1.1; KFAUWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/77.2.19 like Chrome/77.0.3865.92 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid']
  },
  {
    of: 'Silk in desktop mode',
    userAgent:
      'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Silk/3.68 like Chrome/39.0.2171.93 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid'],
    complaint: 'Android as Linux'
  },
  {
    of: 'A television with Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K VH2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/84.0.4147.125 Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isChrome']
  },
  {
    of: 'Meta Quest',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/42.0.0.0 Chrome/136.0.0.0 VR Safari/537.36',
    platform: 'android',
    flags: ['isTablet', 'isMobileOrTablet', 'isAndroid'],
    complaint: 'Android as Linux'
  },

  // ChromeOS
  {
    of: 'A Chromebook, "X11"',
    userAgent:
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    platform: 'chromeos',
    flags: ['isDesktop', 'isChrome'],
    complaint: 'ChromeOS'
  },
  {
    of: 'The same with hints, in the browser: server and browser agree',
    userAgent:
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    hints: {
      touchPoints: 10,
      navigatorPlatform: 'Linux x86_64',
      shortSide: 800,
      platform: 'Chrome OS',
      architecture: 'x86',
      bitness: '64'
    },
    platform: 'chromeos',
    architecture: 'x64',
    flags: ['isDesktop', 'isChrome'],
    complaint: 'ChromeOS'
  },
  {
    of: 'A Chromebook with an ARM processor and a touch screen',
    userAgent:
      'Mozilla/5.0 (X11; CrOS aarch64 15117.112.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36',
    hints: { touchPoints: 10, navigatorPlatform: 'Linux armv81', platform: 'Chromium OS' },
    platform: 'chromeos',
    architecture: 'arm',
    flags: ['isDesktop', 'isChrome'],
    complaint: 'ChromeOS'
  },
  {
    of: 'An old Chromebook',
    userAgent:
      'Mozilla/5.0 (X11; CrOS armv7l 14388.61.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.57 Safari/537.36',
    platform: 'chromeos',
    flags: ['isDesktop', 'isChrome'],
    complaint: 'ChromeOS'
  },

  // Linux
  {
    of: 'Chrome 131',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    hints: { touchPoints: 0, navigatorPlatform: 'Linux x86_64', platform: 'Linux' },
    platform: 'linux',
    flags: ['isDesktop', 'isChrome']
  },
  {
    of: 'Chrome 128 on a laptop with a touch screen',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    hints: {
      touchPoints: 10,
      navigatorPlatform: 'Linux x86_64',
      shortSide: 1080,
      platform: 'Linux',
      architecture: 'x86',
      bitness: '64'
    },
    platform: 'linux',
    architecture: 'x64',
    flags: ['isDesktop', 'isChrome']
  },
  {
    of: 'Firefox on Ubuntu',
    userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    platform: 'linux',
    flags: ['isDesktop', 'isFirefox']
  },
  {
    of: 'Firefox on ARM',
    userAgent: 'Mozilla/5.0 (X11; Linux aarch64; rv:102.0) Gecko/20100101 Firefox/102.0',
    platform: 'linux',
    architecture: 'arm',
    flags: ['isDesktop', 'isFirefox']
  },
  {
    of: 'Edge',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
    platform: 'linux',
    flags: ['isDesktop', 'isEdge']
  },
  {
    of: 'Opera',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 OPR/104.0.0.0',
    platform: 'linux',
    flags: ['isDesktop']
  },
  {
    of: 'GNOME Web, which is no Safari',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15',
    platform: 'linux',
    flags: ['isDesktop']
  },
  {
    of: 'Chromium without a window, as tests drive it',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    platform: 'linux',
    flags: ['isDesktop', 'isChrome']
  },
  {
    of: 'Ubuntu Touch, "like Android"',
    userAgent:
      'Mozilla/5.0 (Linux; Ubuntu 20.04 like Android 9) AppleWebKit/537.36 Chrome/87.0.4280.144 Mobile Safari/537.36',
    platform: 'linux',
    flags: ['isMobile', 'isMobileOrTablet', 'isChrome']
  },

  // No platform of ours: all is shown, and nobody is taken for a Mac
  {
    of: 'A Samsung television with Tizen',
    userAgent:
      'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/5.0 Chrome/85.0.4183.93 TV Safari/537.36',
    hints: { platform: 'Linux' },
    platform: 'unknown',
    flags: ['isDesktop', 'isSamsung'],
    complaint: 'G6'
  },
  {
    of: 'An LG television with webOS',
    userAgent:
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.79 Safari/537.36 WebAppManager',
    platform: 'unknown',
    flags: ['isDesktop', 'isChrome'],
    complaint: 'G6'
  },
  {
    of: 'A Chromecast',
    userAgent:
      'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.104 Safari/537.36 CrKey/1.54.248666',
    platform: 'unknown',
    flags: ['isDesktop', 'isChrome']
  },
  {
    of: 'PlayStation 5',
    userAgent:
      'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
    platform: 'unknown',
    flags: ['isDesktop'],
    complaint: 'unknown means Mac'
  },
  {
    of: 'Nintendo Switch',
    userAgent:
      'Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/609.4 (KHTML, like Gecko) NF/6.0.3.15.4 NintendoBrowser/5.1.0.22422',
    platform: 'unknown',
    flags: ['isDesktop'],
    complaint: 'unknown means Mac'
  },
  {
    of: 'A KaiOS phone',
    userAgent: 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.1',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet', 'isFirefox'],
    complaint: 'G6'
  },
  {
    of: 'A KaiOS phone that names Android',
    userAgent:
      'Mozilla/5.0 (Mobile; LYF/F300B/LYF-F300B-001-01-15-130718-i;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet', 'isFirefox'],
    complaint: 'G6'
  },
  {
    of: 'HarmonyOS 5, which runs no Android app',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.1.9.301',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet'],
    complaint: 'G6'
  },
  {
    of: 'BlackBerry 10',
    userAgent:
      'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.0.9.2372 Mobile Safari/537.10+',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet']
  },
  {
    of: 'BlackBerry PlayBook',
    userAgent:
      'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ (KHTML like Gecko) Version/7.2.1.0 Safari/536.2+',
    platform: 'unknown',
    flags: ['isTablet', 'isMobileOrTablet']
  },
  {
    of: 'Opera Mini on a phone with Java',
    userAgent:
      'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54',
    platform: 'unknown',
    flags: ['isMobile', 'isMobileOrTablet']
  },
  {
    of: 'FreeBSD',
    userAgent: 'Mozilla/5.0 (X11; FreeBSD amd64; rv:128.0) Gecko/20100101 Firefox/128.0',
    platform: 'unknown',
    flags: ['isDesktop', 'isFirefox'],
    complaint: 'unknown means Mac'
  },
  {
    of: 'A browser that hides its system, and hints that do not',
    userAgent: 'Mozilla/5.0',
    hints: { platform: 'Windows', architecture: '' },
    platform: 'windows',
    flags: ['isDesktop', 'isWindows'],
    complaint: 'G3'
  },
  {
    of: 'A browser that hides its system',
    userAgent: 'Mozilla/5.0',
    platform: 'unknown',
    flags: ['isDesktop'],
    complaint: 'unknown means Mac'
  },
  {
    of: 'Nothing said',
    userAgent: '',
    platform: 'unknown',
    flags: ['isDesktop'],
    complaint: 'unknown means Mac'
  },

  // Crawlers
  {
    of: 'Googlebot',
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0 Safari/537.36',
    platform: 'unknown',
    flags: ['isDesktop', 'isChrome', 'isCrawler']
  },
  {
    of: 'Googlebot as a phone',
    userAgent:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome', 'isCrawler']
  },
  {
    of: 'Bingbot',
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    platform: 'unknown',
    flags: ['isDesktop', 'isChrome', 'isCrawler']
  },
  {
    of: 'Applebot',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    platform: 'macos',
    flags: ['isDesktop', 'isMacOS', 'isApple', 'isSafari', 'isCrawler']
  },
  {
    of: 'Yahoo',
    userAgent: 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    platform: 'unknown',
    flags: ['isDesktop', 'isCrawler']
  },
  {
    of: 'Baidu',
    userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    platform: 'unknown',
    flags: ['isDesktop', 'isCrawler']
  },
  {
    of: 'A preview of a shared link',
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    platform: 'unknown',
    flags: ['isDesktop', 'isCrawler']
  },
  {
    of: 'Lighthouse',
    userAgent:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3694.0 Mobile Safari/537.36 Chrome-Lighthouse',
    platform: 'android',
    flags: ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome', 'isCrawler']
  }
] as const satisfies readonly UserAgentRow[]
