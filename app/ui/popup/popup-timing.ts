import type { Wait } from '../wait/wait.client.ts'

type Settings<Popup> = {
  openAfterMs: number
  closeAfterMs: number
  wait: Wait
  /** Shows one popup, and none where it is null. */
  show: (popup: Popup | null) => void
}

/**
 * When a popup opens and closes under a pointer or the focus: it opens `openAfterMs` after they enter and closes `closeAfterMs` after they left, unless they
 * come back before.
 */
export function popupTiming<Popup>({ openAfterMs, closeAfterMs, wait, show }: Settings<Popup>) {
  let callOff = () => {}
  const after = (ms: number, popup: Popup | null) => {
    callOff()
    callOff = wait(ms, () => show(popup))
  }
  return {
    enter: (popup: Popup) => after(openAfterMs, popup),
    leave: () => after(closeAfterMs, null),
    stay: () => callOff(),
    now(popup: Popup | null) {
      callOff()
      show(popup)
    }
  }
}
