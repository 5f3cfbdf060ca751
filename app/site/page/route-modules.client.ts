import { matchRoutes } from 'react-router'

type Framework = {
  __reactRouterDataRouter?: { routes: Parameters<typeof matchRoutes>[0] }
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> }
}

/**
 * Loads the modules of a page's routes before the router asks for them: where one cannot be had (a deploy has taken it away, the network is gone), the
 * router would reload the page that the visitor is leaving. In: the path without the locale's base. Out: rejects where a module does not come.
 */
export async function loadModulesOf(path: string): Promise<void> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as Framework
  const matches = (router && matchRoutes(router.routes, path.replace(/[?#].*$/, ''))) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      const entry = manifest?.routes[route.id ?? '']
      if (entry) await import(/* @vite-ignore */ entry.module)
    })
  )
}
