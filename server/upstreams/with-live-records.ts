import type { Content } from '../../content/content.ts'
import { contentHash } from '../platform/compress.ts'
import type { LiveRecords } from './live-records.schema.ts'

/**
 * Content as pages see it: the menus and the ambassadors of upstreams in place of its own. Ambassadors come in the order and by the names of the
 * upstream; those of whom content has no words stay out. Returns the same content where they gave nothing, else one whose version changes with either.
 */
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
