/** A link, or a button that closes the modal. The first one has the focus when the modal opens. */
type Action = {
  text: string
  /** Where a link leads; without it the action is a button. */
  href?: string
  /** The action that is meant, or the one beside it. */
  kind: 'act' | 'quiet'
  /** Whether it closes the modal: buttons do, links do not, unless that is said. */
  close?: boolean
}

type Content = {
  id: string
  title: string
  /** One paragraph, or what is to stand there. */
  body: string | readonly Node[]
  actions: readonly Action[]
  /** What the cross in the corner is called. */
  closeLabel: string
}

/** The element of a modal for the manager to register: title, body, actions and a cross. All words go in as text, never as markup. */
export function buildModal({ id, title, body, actions, closeLabel }: Content): HTMLElement {
  const heading = make('h2', { className: 'modal-title', id: `${id}-title`, textContent: title })
  const text = make('div', { className: 'modal-body' })
  text.append(...(typeof body === 'string' ? [make('p', { textContent: body })] : body))
  const panel = make('div', { className: 'modal-panel' })
  panel.append(heading, text, ...actionsRow(actions), cross(closeLabel, actions.length === 0))
  const modal = make('div', { className: 'modal' })
  modal.dataset.modal = id
  modal.setAttribute('aria-labelledby', heading.id)
  const first = text.firstElementChild
  if (first instanceof HTMLParagraphElement) {
    first.id ||= `${id}-text`
    modal.setAttribute('aria-describedby', first.id)
  }
  modal.append(panel)
  return modal
}

function actionsRow(actions: readonly Action[]): HTMLElement[] {
  if (actions.length === 0) return []
  const row = make('div', { className: 'modal-actions' })
  row.append(
    ...actions.map(({ text, href, kind, close = !href }, index) => {
      const facts = { className: `button button--${kind}`, textContent: text }
      const action = href ? make('a', { ...facts, href }) : make('button', { ...facts, type: 'button' })
      action.toggleAttribute('data-modal-close', close)
      action.toggleAttribute('data-modal-focus', index === 0)
      return action
    })
  )
  return [row]
}

function cross(label: string, takesFocus: boolean): HTMLElement {
  const button = make('button', { className: 'modal-close', type: 'button' })
  button.setAttribute('aria-label', label)
  button.toggleAttribute('data-modal-close', true)
  button.toggleAttribute('data-modal-focus', takesFocus)
  return button
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  facts: Partial<HTMLElementTagNameMap[Name]>
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), facts)
