import type { EntryContext } from 'react-router'

type Needed = Pick<EntryContext, 'manifest' | 'serverHandoffString'> & {
  staticHandlerContext: { matches: { route: { id: string } }[] }
}

const inScript = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * What React Router's browser entry reads from the document, written by ourselves: its context with the encoded loader data, and an inert
 * module that loads manifest, matched routes and entry side by side. In: the entry context and the encoded state. Out: two script elements.
 * Throws where the framework's manifest lacks a matched route: its contract has changed.
 */
export function appScripts({ manifest, serverHandoffString, staticHandlerContext }: Needed, state: string): string {
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id]
    if (!entry) throw new Error(`Route ${route.id} is not in the manifest`)
    return { id: route.id, module: entry.module, imports: entry.imports ?? [] }
  })
  const early = new Set([manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap(route => route.imports)])
  const lines = [
    ...(manifest.hmr?.runtime ? [`import ${inScript(manifest.hmr.runtime)}`] : []),
    `import ${inScript(manifest.url)}`,
    ...routes.map((route, index) => `import * as route${index} from ${inScript(route.module)}`),
    `window.__reactRouterRouteModules={${routes.map((route, index) => `${inScript(route.id)}:route${index}`).join(',')}}`,
    `import(${inScript(manifest.entry.module)}).catch(()=>dispatchEvent(new Event('app-lost')))`
  ]
  const preload = [...early].map(inScript).join(',')
  const context =
    `window.__reactRouterContext=${serverHandoffString};` +
    'window.__reactRouterContext.stream=new ReadableStream({start(c){' +
    `c.enqueue(new TextEncoder().encode(${inScript(state)}));c.close()}})`
  return `<script>${context}</script><script type="app" data-preload="${escapeAttribute(`[${preload}]`)}">${lines.join(';')}</script>`
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
