import { type ReactNode, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { startBackgroundTasks } from './background-tasks.ts'
import { inlinedStyles } from './inlined-styles.ts'
import { BrowserFault } from './shell/error-screen/browser-fault.tsx'
import { ErrorScreen } from './shell/error-screen/error-screen.tsx'
import { FaultWords } from './shell/error-screen/fault-words.tsx'
import { Footer } from './shell/footer/footer.tsx'
import { Header } from './shell/header/header.tsx'
import { PageHead } from './shell/page-head/page-head.tsx'
import { QuickArea } from './shell/quick-area/quick-area.tsx'
import type { loadDocument } from './site/page/document-loader.ts'
import { followLinks } from './site/page/follow-links.client.ts'
import { applyPayload } from './site/page/load-payload.client.ts'
import { Still } from './site/page/still.tsx'
import { stillMarkup } from './site/page/still-markup.client.ts'
import { announcePage } from './ui/page-change/page-change.client.ts'

export { loadDocument as loader } from './site/page/document-loader.ts'

/** What the document says of itself never changes while it lives: another locale or site is another document. */
export const shouldRevalidate = () => false

const useDocument = () => useRouteLoaderData<typeof loadDocument>('root')

export function Layout({ children }: { children: ReactNode }) {
  const facts = useDocument()
  return (
    <html {...facts?.html} suppressHydrationWarning>
      <head>{import.meta.env.SSR && <PageHead stylesOf={inlinedStyles} />}</head>
      <body {...facts?.body} suppressHydrationWarning>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const facts = useDocument()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => {
    const stop = startBackgroundTasks()
    document.documentElement.dataset.app = 'live'
    dispatchEvent(new Event('app-live'))
    return stop
  }, [])
  useEffect(() => {
    applyPayload(location.pathname)
    announcePage(pathname)
  }, [pathname])
  const embedded = facts?.body['data-embedded']
  return (
    <>
      {(!embedded || embedded === 'logo') && <Header />}
      {children}
      {!embedded && <Footer />}
      {!embedded && facts && (
        <QuickArea
          words={facts.quickAreaWords}
          downloadHref={facts.downloadHref}
          helpChat={helpChatAt(facts, pathname)}
        />
      )}
      <Still name="shell-fault" hidden>
        {import.meta.env.SSR && <FaultWords />}
      </Still>
    </>
  )
}

/** What stands in the place of the help-chat button on a page that has one. */
const helpChatAt = ({ helpChat }: Awaited<ReturnType<typeof loadDocument>>, pathname: string) =>
  helpChat?.paths.includes(pathname) ? helpChat.slot : null

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** The server's error screen where the document came with one, else what the browser says of its own fault. */
export function ErrorBoundary() {
  const { pathname } = useLocation()
  const isServers = import.meta.env.SSR || stillMarkup(pathname, 'error')
  return (
    <Shell>
      {isServers ? (
        <Still as="main" name="error" id="main" tabIndex={-1} className="error-screen">
          {import.meta.env.SSR && <ErrorScreen />}
        </Still>
      ) : (
        <BrowserFault />
      )}
    </Shell>
  )
}
