import { inSession } from '../visitor/in-session.client.ts'
import { allowReload, type Reloads, readReloads } from './reload-guard.ts'

/** The boot script, which stands alone, reads and writes the same entry. */
const storageKey = 'reloads'

/** The count where the storage is denied; that this document itself came by a reload is known without it. */
let memory: Reloads | undefined

/**
 * Loads an address as a document, under the guard of one reload per path in ten seconds; the document at hand is loaded anew. Returns whether it is being
 * loaded; where not, the visitor has to be told and given a way on.
 */
export function loadDocument(href: string): boolean {
  const { pathname } = new URL(href)
  const { allowed, reloads } = allowReload(pathname, Date.now(), stored())
  memory = reloads
  inSession(storage => storage.setItem(storageKey, JSON.stringify(reloads)))
  if (!allowed) return false
  if (withoutFragment(href) === withoutFragment(location.href)) location.reload()
  else location.assign(href)
  return true
}

const withoutFragment = (href: string) => href.replace(/#.*$/, '')

function stored(): Reloads {
  const known = inSession(storage => readReloads(storage.getItem(storageKey)))
  if (known) return known
  memory ??= cameByReload() ? { [location.pathname]: performance.timeOrigin } : {}
  return memory
}

const cameByReload = () => performance.getEntriesByType('navigation').some(({ type }) => type === 'reload')
