import { text } from 'node:stream/consumers'
import messages from 'virtual:messages'
import portraits from 'virtual:portraits'
import { prerenderToNodeStream } from 'react-dom/static'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { appScripts } from './boot/app-scripts.ts'
import boot from './boot/boot.js?raw'
import { minifyBoot } from './boot/minify-boot.ts'
import { islandOf, islands } from './islands/registry.tsx'
import { PageScopeProvider } from './scope-provider.tsx'
import type { PageScope } from './site/page/page-scope.ts'
import { pageScopeContext } from './site/page/use-page.tsx'
import { pictureSources } from './ui/picture/picture.tsx'

export { messages, pageScopeContext, pictureSources, portraits }

/** What `renderIsland` knows. */
export const islandKeys: readonly string[] = Object.keys(islands)

const bootScript = minifyBoot(boot)

/**
 * The document of a page, complete: boot script first in <head>, the app's scripts inert at its end. React Router's own <Scripts> is not
 * used, so nothing of its markup has to be edited; what the browser's router needs from the document is written by `appScripts`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider
): Promise<Response> {
  const { serverHandoffStream, ...entryContext } = routerContext
  const scope = loadContext.get(pageScopeContext)
  const [state, { prelude }] = await Promise.all([
    serverHandoffStream ? text(serverHandoffStream as never) : '',
    prerenderToNodeStream(
      <PageScopeProvider scope={scope}>
        <ServerRouter context={entryContext} url={request.url} />
      </PageScopeProvider>
    )
  ])
  const html = await text(prelude)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(placeScripts(html, bootScript, appScripts(routerContext, state)), { status, headers })
}

/** Renders one island by itself, without a router. In: its key and the scope. Out: its markup, empty where it has nothing to show. Throws on an unknown key. */
export async function renderIsland(key: string, scope: PageScope): Promise<string> {
  const Island = islandOf(key)
  const { prelude } = await prerenderToNodeStream(
    <PageScopeProvider scope={scope}>
      <Island />
    </PageScopeProvider>
  )
  return text(prelude)
}

function placeScripts(html: string, first: string, last: string): string {
  const fonts = '</noscript>'
  const head = html.indexOf(fonts) + fonts.length
  const end = html.lastIndexOf('</body>')
  if (!html.includes('<head><meta charSet="utf-8"/>') || head < fonts.length || end < 0)
    throw new Error('The document lacks a part that its scripts are placed by')
  return `${html.slice(0, head)}<script>${first}</script>${html.slice(head, end)}${last}${html.slice(end)}`
}
