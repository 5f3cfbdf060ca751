import { type Platform, userAgentText } from './platform.ts'

/** The browsers that have a flag of their own. `other`: every other one, apps that show pages, and those that say nothing. */
export type Browser = 'safari' | 'firefox' | 'edge' | 'chrome' | 'samsung' | 'other'

/** Browsers and apps built on another's engine that name themselves beside it: each would also pass as Chrome, Safari or Firefox. */
const ownNames =
  /\b(?:OPR|OPT|OPiOS|OPX|Opera|Vivaldi|YaBrowser|UCBrowser|UCWEB|Silk|OculusBrowser|MiuiBrowser|HuaweiBrowser|VivoBrowser|HeyTapBrowser|QQBrowser|MQQBrowser|Whale|DuckDuckGo|Ddg|GSA|Focus|Klar|Puffin|SeaMonkey|PaleMoon|Instagram|Twitter|Snapchat|Pinterest|LinkedInApp|MicroMessenger|Line|KAKAOTALK|TikTok|trill_\d+|musical_ly_\d+|BytedanceWebview|FBAN|FBAV|FB_IAB|Electron)\b|; wv\)/i
const safari = /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//

export function browserOf(text: string, platform: Platform): Browser {
  if (/\bEdg(?:e|A|iOS)?\//.test(text)) return 'edge'
  if (ownNames.test(text)) return 'other'
  if (/\bSamsungBrowser\//.test(text)) return 'samsung'
  if (/\b(?:Firefox|FxiOS)\//.test(text)) return 'firefox'
  if (/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//.test(text)) return 'chrome'
  return (platform === 'ios' || platform === 'macos' || platform === 'windows') && safari.test(text)
    ? 'safari'
    : 'other'
}

/** Chrome on an iPhone or iPad, also when it asks for desktop pages and calls its device a Mac. */
export const isIosChrome = (userAgent: string | null | undefined): boolean => /\bCriOS\//.test(userAgentText(userAgent))
