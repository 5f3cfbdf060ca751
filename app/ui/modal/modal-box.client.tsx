import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** A link, or a button that closes the modal. The first one has the focus when the modal opens. */
export type ModalAction = {
  text: string
  /** Where a link leads; without it the action is a button. */
  href?: string | undefined
  /** The action that is meant, or the one beside it. */
  kind: 'act' | 'quiet'
  /** Buttons close the modal and links do not, unless this says otherwise. */
  close?: boolean
  act?: () => void
}

type Props = {
  id: string
  title: string
  /** The first paragraph, which describes the modal. */
  lead: ReactNode
  children?: ReactNode
  actions: readonly ModalAction[]
  /** The name of the cross in the corner. */
  closeLabel: string
}

/** The markup of every modal, for the manager to register: the browser draws it for a press, the server for a notice that comes by itself. */
export function ModalBox({ id, title, lead, children, actions, closeLabel }: Props) {
  return (
    <div
      className="modal"
      data-modal={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className="modal-overlay" />
      <div className="modal-panel">
        <h2 className="modal-title" id={`${id}-title`}>
          {title}
        </h2>
        <div className="modal-body">
          <p id={`${id}-text`}>{lead}</p>
          {children}
        </div>
        {actions.length > 0 && (
          <div className="modal-actions">
            {actions.map(({ text, href, kind, close = !href, act }, index) => {
              const facts = {
                className: `button button--${kind}`,
                'data-modal-close': close ? '' : undefined,
                'data-modal-focus': index === 0 ? '' : undefined,
                onClick: act
              }
              return href ? (
                <a key={text} {...facts} href={href}>
                  {text}
                </a>
              ) : (
                <button key={text} {...facts} type="button">
                  {text}
                </button>
              )
            })}
          </div>
        )}
        <button
          type="button"
          className="modal-close round"
          aria-label={closeLabel}
          data-modal-close=""
          data-modal-focus={actions.length === 0 ? '' : undefined}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
