import { buildModal } from '../../ui/modal/build-modal.client.ts'
import { openOnce } from '../../ui/modal/open-once.client.ts'
import type { ConsentWords } from './consent-configuration.ts'
import type { ConsentChoice } from './consent-cookie.ts'
import type { Standing } from './standing.ts'

type Decision = ConsentChoice['decision']

const modalId = 'privacy-choices'
const decisions: readonly Decision[] = ['denied', 'granted']

/** Shows the choices as a dialog: how things stand, the two answers, and the way to the page. In: the words, how things stand, what a choice does. */
export const showChoices = (
  words: ConsentWords,
  stands: Standing,
  choose: (decision: Decision) => Promise<void>
): Promise<void> => openOnce(modalId, () => buildChoices(words, stands, choose))

function buildChoices(
  { dialog, refuse, accept, choicesHref }: ConsentWords,
  stands: Standing,
  choose: (decision: Decision) => Promise<void>
): HTMLElement {
  const strong = paragraph(Object.assign(document.createElement('strong'), { textContent: dialog.standings[stands] }))
  const link = Object.assign(document.createElement('a'), { href: choicesHref ?? '', textContent: dialog.more })
  link.toggleAttribute('data-modal-close', true)
  const element = buildModal({
    id: modalId,
    title: dialog.title,
    body: [strong, paragraph(dialog.text), ...(choicesHref ? [paragraph(link)] : [])],
    actions: [
      { text: refuse, kind: 'quiet' },
      { text: accept, kind: 'quiet' }
    ],
    closeLabel: dialog.close
  })
  for (const [index, button] of element.querySelectorAll<HTMLButtonElement>('.modal-actions button').entries()) {
    const decision = decisions[index]
    if (decision) button.addEventListener('click', () => void choose(decision))
  }
  return element
}

function paragraph(content: Node | string): HTMLElement {
  const element = document.createElement('p')
  element.append(content)
  return element
}
