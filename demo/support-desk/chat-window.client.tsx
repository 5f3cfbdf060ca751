import type { RefObject } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  /** The address of the conversation for a frame. */
  src: string
  /** Its name, once the conversation has said it. */
  title: string | null
  isOpen: boolean
  /** Whether a conversation goes on while the window is shut. */
  isTabShown: boolean
  unread: number
  frame: RefObject<HTMLIFrameElement | null>
  tab: RefObject<HTMLButtonElement | null>
  onLoad: () => void
  onTab: () => void
}

/** The window that shows the conversation on another page, and the tab that opens it again. */
export function ChatWindow({ src, title, isOpen, isTabShown, unread, frame, tab, onLoad, onTab }: Props) {
  return createPortal(
    <>
      <div className="support-desk-chat" data-support-desk="" hidden={!isOpen}>
        <iframe ref={frame} title={title ?? 'Chat'} src={src} onLoad={onLoad} />
      </div>
      <button ref={tab} type="button" className="support-desk-tab" hidden={!isTabShown} onClick={onTab}>
        {title}
        <b>{unread > 0 && unread}</b>
      </button>
    </>,
    document.body
  )
}
