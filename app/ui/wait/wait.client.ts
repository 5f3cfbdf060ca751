/** Acts later. Returns how to call that off. Rules take it as an argument, so that their tests have no clock. */
export type Wait = (ms: number, act: () => void) => () => void

export const wait: Wait = (ms, act) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
