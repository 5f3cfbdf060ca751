import { type Inducement, inducements } from '../../domain/law/inducement-kinds.data.ts'
import { memoize, memoizeBy } from '../../domain/memoize.ts'
import { siteMap } from '../site-map/site-map.data.ts'
import { inducementShown, type Read } from './inducement-shown.ts'

/** A kind of inducement, or an answer that leads to a page where one joins. */
type Kind = Inducement | 'joins'
const kindsOfWords: readonly Kind[] = [...inducements, 'joins']
const linksToJoin = siteMap.filter(({ joins }) => joins).map(({ path }) => `](${path}`)

/**
 * Words without the sections and the entries of lists whose `only` names a kind that the audience may not be shown, and without questions whose answers lead
 * to joining on a site that informs. The audience is read only where there is one.
 */
export function shownWords<Words extends object>(scope: Read, words: Words): Words {
  const { kinds, wordsWithout } = readOf(words)
  const hidden = kinds.filter(kind => (kind === 'joins' ? scope.audience().siteInforms : !inducementShown(scope, kind)))
  return hidden.length === 0 ? words : (wordsWithout(hidden) as Words)
}

const readOf = memoizeBy((words: object) => ({
  kinds: kindsIn(words),
  wordsWithout: memoize((hidden: readonly Kind[]) => without(words, hidden))
}))

function kindsIn(words: object): Kind[] {
  const text = JSON.stringify(words)
  return kindsOfWords.filter(kind => (kind === 'joins' ? leadsToJoin(text) : text.includes(`"only":"${kind}"`)))
}

const leadsToJoin = (text: string): boolean => linksToJoin.some(link => text.includes(link))

function without(value: unknown, hidden: readonly Kind[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const isHidden = (part: unknown) =>
    typeof part === 'object' &&
    part !== null &&
    (('only' in part && hidden.some(kind => kind === part.only)) ||
      ('answerMarkdown' in part && hidden.includes('joins') && leadsToJoin(String(part.answerMarkdown))))
  if (Array.isArray(value)) return value.filter(part => !isHidden(part)).map(part => without(part, hidden))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (isHidden(part) ? [] : [[key, without(part, hidden)]]))
  )
}
