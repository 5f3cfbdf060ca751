import { allowedAddress } from '../../site/links/allowed-address.ts'
import { buildModal } from '../../ui/modal/build-modal.client.ts'
import { createModalManager } from '../../ui/modal/modal-manager.client.ts'
import listStyles from './help-list.css?inline'
import type { HelpLine, HelpSection, SelfExclusionWords } from './help-words.ts'

const modalId = 'self-exclusion'
let styled = false

/** Shows the registers and helplines of the visitor's country, in the words of the server. Out: resolves when they show. Throws where they cannot be had. */
export async function showSelfExclusion(): Promise<void> {
  const manager = createModalManager(document)
  const known = manager.get(modalId)
  if (known) {
    await known.open()
    return
  }
  const asked = new URLSearchParams({ notice: modalId, page: location.pathname })
  const response = await fetch(`/api/region-notice?${asked}`)
  if (!response.ok) throw new Error(`${response.status} for the helplines`)
  const { title, intro, sections, emergency, more, closeLabel }: SelfExclusionWords = await response.json()
  adoptStyles()
  const element = buildModal({
    id: modalId,
    title,
    body: [make('p', intro), ...sections.flatMap(sectionMarkup), make('p', emergency)],
    actions: [
      { text: closeLabel, kind: 'act' },
      ...(more && allowed(more.href) ? [{ text: more.text, kind: 'quiet' as const, href: more.href }] : [])
    ],
    closeLabel
  })
  const modal = manager.register(
    element,
    { modalId, lockScroll: true, swipeToClose: document.documentElement.dataset.screen === 'mobile' ? 'down' : 'none' },
    { closed: () => modal.remove() }
  )
  await modal.open()
}

/** Registers and helplines are other people's: leaving the site is what their links are for. */
const allowed = (href: string) => allowedAddress(href, { external: true }) !== null

/** The styles of the list come with its code; on the page that lists the same they stand already. */
function adoptStyles(): void {
  if (styled) return
  styled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(listStyles)
  document.adoptedStyleSheets.push(sheet)
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = ''
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text, className })
}

function sectionMarkup({ title, lines }: HelpSection): Node[] {
  const list = make('ul', '', 'help-list')
  list.append(...lines.map(lineMarkup))
  return [make('h3', title), list]
}

function lineMarkup({ name, kind, phone, website, notes }: HelpLine): HTMLElement {
  const line = make('li')
  line.append(make('strong', name, 'help-list__name'), make('span', [kind, ...notes].join(' · '), 'help-list__kind'))
  if (phone && allowed(phone.href)) line.append(Object.assign(make('a', phone.text), { href: phone.href }))
  if (website && allowed(website.href))
    line.append(Object.assign(make('a', website.text), { href: website.href, target: '_blank', rel: 'noopener' }))
  return line
}
