/** Read before the app begins, while the document is as the server sent it: a fault may take all of it away. */
const { lang, dataset } = import.meta.env.SSR ? { lang: '', dataset: {} as DOMStringMap } : document.documentElement
const base = dataset.base ?? '/'
const words: DOMStringMap = import.meta.env.SSR
  ? {}
  : { ...document.querySelector<HTMLElement>('[data-fault-words]')?.dataset }

/** The words for a fault in the browser, as the document brought them. Out: by name; none where it brought none. */
export const faultWords = (): DOMStringMap => words

/** The error screen of the browser's own making, in the page's language, with ways on that need none of the app. Names the document by it. */
export function faultScreen(): HTMLElement {
  document.title = words.title ?? ''
  const screen = make('div', { className: 'wrap', lang, role: 'alert' })
  const ways = make('p', { className: 'browser-fault__ways' })
  const back = make('a', { href: base, target: '_self', className: 'button button--quiet' }, words.back)
  back.onclick = event => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  }
  ways.append(make('a', { href: location.href, target: '_self', className: 'button button--act' }, words.again), back)
  screen.append(
    make('h1', {}, words.title),
    make('p', { className: 'lead' }, words.message),
    make('p', { className: 'browser-fault__help' }, words.unexpected),
    ways
  )
  return screen
}

/** Puts the error screen where the whole page was, where not even the app's own could be rendered. */
export function replacePageByFault(): void {
  if (document.querySelector('#main')) return
  const main = make('main', { id: 'main', className: 'browser-fault' })
  main.append(faultScreen())
  document.body.replaceChildren(main)
}

/** An element with its properties, and its text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  text = ''
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text }, properties)
}
