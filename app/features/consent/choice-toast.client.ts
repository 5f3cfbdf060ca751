import type { ConsentAnswer, ConsentWords } from './consent-configuration.ts'

type Outcome = keyof ConsentWords['said']
type Answer = Pick<ConsentAnswer<unknown>, 'words' | 'html'>

const storageKey = 'consent-said'

/** Shows by a toast what came of a choice, in the server's markup: consent never loads React for one sentence. */
export function notifyChoice(outcome: Outcome, { words, html }: Answer): void {
  const looks = outcome === 'failed' ? {} : { backgroundColor: '#0f5a41', timeout: 8000 }
  import('../../ui/toast/toast.client.ts')
    .then(({ showServerToast }) =>
      showServerToast({ id: 'consent', text: words.said[outcome], ...looks }, html.toasts[outcome])
    )
    .catch(error => console.warn('What came of the choice could not be shown', error))
}

/** Has the next document of this tab show it. The storage may be denied; then the document without tags says enough. */
export function flashAfterReload(outcome: Outcome): void {
  session(storage => storage.setItem(storageKey, outcome))
}

/** Shows what the document before this one has left to show. */
export function showFlash(answer: Answer): void {
  const outcome = session(storage => {
    const left = storage.getItem(storageKey)
    storage.removeItem(storageKey)
    return left
  })
  if (outcome === 'denied') notifyChoice(outcome, answer)
}

const session = (act: (storage: Storage) => string | null | void): string | null => {
  try {
    return act(sessionStorage) ?? null
  } catch {
    return null
  }
}
