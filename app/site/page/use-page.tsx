import { createContext, type ReactNode, useContext } from 'react'
import type { PageScope } from './page-scope.ts'

const ScopeContext = createContext<PageScope | null>(null)

/** Hands the scope of a page to everything that the server renders of it. */
export function PageScopeProvider({ scope, children }: { scope: PageScope; children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** The scope of the page being rendered. Throws in the browser, where there is none. */
export function usePage(): PageScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('usePage is for components that only the server renders')
  return scope
}
