import { useEffect, useRef } from 'react'
import { isLeaving } from '../../site/http/reload-guard.client.ts'
import { faultScreen } from './fault-screen.client.ts'

/**
 * What stands instead of a page that the browser could not show: nothing while the document is being loaded anew, else the error screen. The server
 * never renders it.
 */
export function BrowserFault() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isLeaving()) main.current?.replaceChildren(faultScreen())
  }, [])
  return <main ref={main} id="main" tabIndex={-1} className="browser-fault" />
}
