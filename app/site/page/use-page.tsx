import { createContext, type ReactNode, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { PageScope } from './page-scope.ts'

/** Where the request handler finds the scope of the page being rendered. One per render: nothing of it is ever kept in a module. */
export const pageScopeContext = createRouterContext<PageScope>()

const ScopeContext = createContext<PageScope | null>(null)

export function PageScopeProvider({ scope, children }: { scope: PageScope; children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** The scope of the page being rendered. Only for parts that the server alone renders; throws in the browser, where there is none. */
export function usePage(): PageScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('usePage is for parts that only the server renders')
  return scope
}

/** The words of the page's locale, for parts that the server alone renders. */
export const useMessages = () => usePage().t
