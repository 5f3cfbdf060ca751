import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { replacePageByFault } from './shell/error-screen/fault-screen.client.ts'
import { loadDocument } from './site/http/reload-guard.client.ts'
import { keepStillMarkupOfDocument } from './site/page/still-markup.client.ts'

const { basename = '/' } = (window as { __reactRouterContext?: { basename?: string } }).__reactRouterContext ?? {}
const prefix = basename.replace(/\/$/, '')
keepStillMarkupOfDocument(location.pathname.slice(prefix.length) || '/')

/** A fault while rendering may be gone with a fresh document; where that was tried already, the error screen stays. */
const recover = (error: unknown) => {
  console.error(error)
  if (!loadDocument(location.href)) setTimeout(replacePageByFault)
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, { onCaughtError: recover, onUncaughtError: recover })
})
