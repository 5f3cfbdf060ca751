import type { Content } from '../../content/content.ts'
import { contentHash } from '../platform/compress.ts'
import type { LiveRecords } from './live-records.schema.ts'

/** The content with menus and ambassadors of upstreams in place of its own; its version changes with either. Ambassadors without words are left out. */
export function withLiveRecords(content: Content, live: LiveRecords): Content {
  const { navigation: main, utility, ambassadors } = live
  if (!main && !utility && !ambassadors) return content
  const { navigation } = content
  const known = new Map(content.ambassadors.map(person => [person.slug, person]))
  return {
    ...content,
    version: contentHash(JSON.stringify([content.version, main, utility, ambassadors])),
    navigation: { ...navigation, main: main ?? navigation.main, utility: utility ?? navigation.utility },
    ambassadors: ambassadors
      ? ambassadors.flatMap(({ slug, name }) => {
          const person = known.get(slug)
          return person ? [{ ...person, name }] : []
        })
      : content.ambassadors
  }
}
