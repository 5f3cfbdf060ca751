import type { Wait } from '../../ui/wait/wait.client.ts'
/** Device resize refresh delay: 50 ms (spec section 9). */
export const refreshAfterMs = 50

type Parts = {
  wait: Wait
  refresh: () => void
}

/** Reads the device anew 50 ms after the last of a row of resizes: a phone that unfolds or is docked becomes another kind of device. */
export function deviceRefresh({ wait, refresh }: Parts): { resized: () => void; stop: () => void } {
  let callOff: undefined | (() => void)
  return {
    resized() {
      callOff?.()
      callOff = wait(refreshAfterMs, refresh)
    },
    stop: () => callOff?.()
  }
}
