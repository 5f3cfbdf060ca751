import { fetchGet } from '../../site/http/fetch-get.client.ts'
import { allowedAddress } from '../../site/links/allowed-address.ts'
import { buildModal } from '../../ui/modal/build-modal.client.ts'
import { openOnce } from '../../ui/modal/open-once.client.ts'
import { adoptStyles } from '../../ui/styles/adopt-styles.client.ts'
import listStyles from './help-list.css?inline'
import type { HelpLine, HelpSection, SelfExclusionWords } from './help-words.ts'

const modalId = 'self-exclusion'

/** Shows the registers and helplines of the visitor's country, in the words of the server. Out: resolves when they show. Throws where they cannot be had. */
export const showSelfExclusion = (): Promise<void> => openOnce(modalId, buildHelp)

async function buildHelp(): Promise<HTMLElement> {
  const asked = new URLSearchParams({ notice: modalId, page: location.pathname })
  const response = await fetchGet(`/api/region-notice?${asked}`)
  if (!response.ok) throw new Error(`${response.status} for the helplines`)
  const { title, intro, sections, emergency, more, closeLabel }: SelfExclusionWords = await response.json()
  adoptStyles(listStyles)
  return buildModal({
    id: modalId,
    title,
    body: [make('p', intro), ...sections.flatMap(sectionMarkup), make('p', emergency)],
    actions: [
      { text: closeLabel, kind: 'act' },
      ...(more && allowed(more.href) ? [{ text: more.text, kind: 'quiet' as const, href: more.href }] : [])
    ],
    closeLabel
  })
}

/** Registers and helplines are other people's: leaving the site is what their links are for. */
const allowed = (href: string) => allowedAddress(href, { external: true }) !== null

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
