import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

type Props<P extends object> = {
  /** Unique on the page: keeps the ids of two parts of one kind apart. */
  id: string
  /** The component's name in `app/browser/parts.ts`. */
  name: string
  component: ComponentType<P>
  /** Plain data: it is written into the document, so keep it small. */
  props: P
}

/** A React component that lives on in the browser: rendered to HTML here, hydrated there by itself at the first touch. */
export function Hydrated<P extends object>({ id, name, component, props }: Props<P>) {
  const html = renderToString(createElement(component, props), { identifierPrefix: `${id}-` })
  return (
    <div id={id} data-hydrate={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
