/** Acts when the browser has nothing else to do; Safari does not say when, and acts next. */
export const whenIdle = (act: () => void, options?: IdleRequestOptions): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(act, options) : setTimeout(act)
