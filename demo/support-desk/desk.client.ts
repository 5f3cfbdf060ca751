import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AgentWindow } from './agent-window.client.tsx'
import { Conversation } from './conversation.client.tsx'
import { listenToPage } from './page-around.client.ts'

/** The desk's own pages have no start script of the site: each has one of these parts, which answers at once. */
const parts: Readonly<Record<string, ComponentType<never>>> = {
  conversation: Conversation,
  'agent-window': AgentWindow
}

listenToPage()
for (const place of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
  const { hydrate = '', props = '{}' } = place.dataset
  const part = parts[hydrate]
  if (part) hydrateRoot(place, createElement(part, JSON.parse(props)), { identifierPrefix: `${place.id}-` })
}
