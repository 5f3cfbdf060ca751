import type { Content } from '../../content/content.ts'
import { contentHash } from '../platform/compress.ts'
import type { LiveRecords } from './live-records.ts'

/** The content with menus and ambassadors of upstreams over its own; its version changes with either. */
export function withLiveRecords(content: Content, live: LiveRecords): Content {
  const { navigation: main, utility, ambassadors } = live
  if (!main && !utility && !ambassadors) return content
  const { navigation } = content
  return {
    ...content,
    version: contentHash(JSON.stringify([content.version, main, utility, ambassadors])),
    navigation: { ...navigation, main: main ?? navigation.main, utility: utility ?? navigation.utility },
    team: ambassadors ?? content.team
  }
}
