import { useEffect, useState } from 'react'
import { isLeaving } from '../../site/http/reload-guard.client.ts'
import { faultWords } from './fault-words.client.ts'

/**
 * What stands instead of a page that the browser could not show: nothing while the document is being loaded anew, else the words of the error screen
 * with ways on that need no code of ours. The server never renders it.
 */
export function BrowserFault() {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(!isLeaving()), [])
  const words = faultWords()
  return (
    <main id="main" tabIndex={-1} className="browser-fault">
      {shown && (
        <div className="wrap" role="alert">
          <h1>{words.title}</h1>
          <p className="lead">{words.message}</p>
          <p>{words.unexpected}</p>
          <p className="browser-fault__ways">
            <a href={location.href} target="_self" className="button button--act">
              {words.again}
            </a>
            <a
              href={document.documentElement.dataset.base}
              target="_self"
              data-back=""
              className="button button--quiet"
            >
              {words.back}
            </a>
          </p>
        </div>
      )}
    </main>
  )
}
