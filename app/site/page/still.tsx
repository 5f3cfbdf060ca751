import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { stillMarkup } from './still-markup.client.ts'

const nothing = { __html: '' }

type Props = {
  /** Unique on the page. A name that starts with `shell-` belongs to the document and outlives client-side navigations. */
  name: string
  as?: string
  /** Written as `import.meta.env.SSR && <Part />`, so that the browser's build drops the part's code. */
  children?: ReactNode
  [attribute: string]: unknown
}

/**
 * A part of the page without state or handlers. The server renders it; the browser keeps the server's markup, so its data is not sent
 * twice and its elements are not hydrated. After a client-side navigation the markup comes from the payload of the new page.
 */
export function Still({ name, as = 'div', children, ...attributes }: Props) {
  const { pathname } = useLocation()
  if (import.meta.env.SSR) return createElement(as, { ...attributes, 'data-still': name }, children)
  return createElement(as, {
    ...attributes,
    key: name.startsWith('shell-') ? name : pathname,
    'data-still': name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: stillMarkup(pathname, name) ?? nothing
  })
}
