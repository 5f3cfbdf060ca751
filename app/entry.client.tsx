import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepStillMarkupOfDocument } from './site/page/still-markup.client.ts'

const { basename = '/' } = (window as { __reactRouterContext?: { basename?: string } }).__reactRouterContext ?? {}
const prefix = basename.replace(/\/$/, '')
keepStillMarkupOfDocument(location.pathname.slice(prefix.length) || '/')
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
