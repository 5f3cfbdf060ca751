type Settings<Popup> = {
  openAfterMs: number
  closeAfterMs: number
  /** Shows one popup, and none where it is null. */
  show: (popup: Popup | null) => void
}

/**
 * When a popup opens and closes under a pointer or the focus: it opens `openAfterMs` after they enter and closes `closeAfterMs` after they left, unless they
 * come back before.
 */
export function popupTiming<Popup>({ openAfterMs, closeAfterMs, show }: Settings<Popup>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(timer)
  const after = (ms: number, popup: Popup | null) => {
    stay()
    timer = setTimeout(show, ms, popup)
  }
  return {
    enter: (popup: Popup) => after(openAfterMs, popup),
    leave: () => after(closeAfterMs, null),
    stay,
    now(popup: Popup | null) {
      stay()
      show(popup)
    }
  }
}
