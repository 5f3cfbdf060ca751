import { type Inducement, inducements } from '../../domain/law/inducement-kinds.data.ts'
import { inducementShown } from './inducement-shown.ts'
import type { PageScope } from './page-scope.ts'

type Read = Pick<PageScope, 'siteId' | 'audience' | 'asOf' | 'expiresAt'>
type Known = { kinds: readonly Inducement[]; shown: Map<string, unknown> }
const known = new WeakMap<object, Known>()

/** Words without the sections and the entries of lists whose `only` names a kind that the audience may not be shown. The audience is read only where there is one. */
export function shownWords<Words extends object>(scope: Read, words: Words): Words {
  const { kinds, shown } = knownOf(words)
  const hidden = kinds.filter(kind => !inducementShown(scope, kind))
  if (hidden.length === 0) return words
  const key = hidden.join(' ')
  const made = shown.get(key) ?? without(words, hidden)
  shown.set(key, made)
  return made as Words
}

function knownOf(words: object): Known {
  const found = known.get(words)
  if (found) return found
  const text = JSON.stringify(words)
  const fresh = { kinds: inducements.filter(kind => text.includes(`"only":"${kind}"`)), shown: new Map() }
  known.set(words, fresh)
  return fresh
}

function without(value: unknown, hidden: readonly Inducement[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const isHidden = (part: unknown) =>
    typeof part === 'object' && part !== null && 'only' in part && hidden.some(kind => kind === part.only)
  if (Array.isArray(value)) return value.filter(part => !isHidden(part)).map(part => without(part, hidden))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (isHidden(part) ? [] : [[key, without(part, hidden)]]))
  )
}
