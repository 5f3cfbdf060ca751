/** What the window says to the page that shows it in a frame. */
export type ToPage =
  | { desk: 'here'; title: string }
  | { desk: 'minimise' | 'cleared' }
  | { desk: 'message'; from: string; text: string }

/** What the page says to the window. */
export type ToWindow = { desk: 'hello' | 'focus' | 'clear' }

let origin: string | null = null
let early: ToWindow[] = []
let handle: ((message: ToWindow) => void) | null = null

/** Whether another page shows this one. */
export const isFramed = (): boolean => parent !== window

/** Listens from the start: the page says hello as soon as the frame has loaded, which may be before the conversation answers. */
export function listenToPage(): void {
  if (!isFramed()) return
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<ToWindow | null>) => {
    if (source !== parent || !data?.desk) return
    if (data.desk === 'hello') origin ??= from
    if (handle) handle(data)
    else early.push(data)
  })
}

/** Hears what the page has said and says. Returns how to stop. */
export function onPageMessage(next: (message: ToWindow) => void): () => void {
  handle = next
  const waiting = early
  early = []
  for (const message of waiting) next(message)
  return () => {
    handle = null
  }
}

/** Tells the page, once it has said hello. */
export function tellPage(message: ToPage): void {
  if (origin !== null) parent.postMessage(message, origin)
}
