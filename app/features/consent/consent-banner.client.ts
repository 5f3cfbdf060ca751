import { adoptStyles } from '../../ui/styles/adopt-styles.client.ts'
import styles from './consent-banner.css?inline'
import type { ConsentWords } from './consent-configuration.ts'
import type { ConsentChoice } from './consent-cookie.ts'

/**
 * Asks for consent: a region at the foot of the screen that is no dialog, takes no focus and no key. It is first in the order of focus, and the page keeps
 * room for it, so that all of the page can be read and reached while it stands. In: the server's words, and what a choice does. Out: how to take it away.
 */
export function showBanner(
  words: ConsentWords,
  choose: (decision: ConsentChoice['decision']) => Promise<void>
): () => void {
  adoptStyles(styles)
  const { title, text, refuse, accept, more, choicesHref } = words
  const banner = make('section', 'consent-banner')
  banner.dataset.consentBanner = ''
  const name = make('p', 'consent-banner__title', title)
  name.id = 'consent-banner-title'
  banner.setAttribute('aria-labelledby', name.id)
  const told = make('p', 'consent-banner__text')
  told.append(...sentencesOf(text).map(sentence => make('span', '', `${sentence} `)))
  if (choicesHref) told.append(Object.assign(make('a', '', more), { href: choicesHref }))
  const ways = make('div', 'consent-banner__ways')
  ways.append(
    way(refuse, () => choose('denied')),
    way(accept, () => choose('granted'))
  )
  const wrap = make('div', 'wrap consent-banner__wrap')
  wrap.append(name, told, ways)
  banner.append(wrap)
  const { style } = document.documentElement
  const room = new ResizeObserver(() => style.setProperty('--consent-banner', `${banner.offsetHeight}px`))
  document.body.prepend(banner)
  room.observe(banner)
  return () => {
    const hadFocus = banner.contains(document.activeElement)
    room.disconnect()
    banner.remove()
    style.removeProperty('--consent-banner')
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
  }
}

/** Each sentence is a block of its own: a browser takes the largest block of text for what the page is about, and that is not the question. */
const sentencesOf = (text: string): string[] => text.match(/[^.?!]+[.?!]*/g)?.map(sentence => sentence.trim()) ?? [text]

function way(text: string, act: () => Promise<void>): HTMLButtonElement {
  const button = make('button', 'button button--quiet', text)
  button.type = 'button'
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    void act().finally(() => button.removeAttribute('aria-busy'))
  })
  return button
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  textContent = ''
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), { className, textContent })
