import type { ConsentWords } from './consent-configuration.ts'

type Said = keyof ConsentWords['said']
type Words = Pick<ConsentWords, 'said' | 'dialog'>

const storageKey = 'consent-said'

/** Says by a toast what came of a choice. */
export function sayChoice(what: Said, { said, dialog }: Words): void {
  const looks = what === 'failed' ? {} : { backgroundColor: '#0f5a41', timeout: 8000 }
  import('../../ui/toast/toast.client.ts')
    .then(({ showToast }) => showToast({ id: 'consent', text: said[what], ...looks }, { close: dialog.close }))
    .catch(error => console.warn('What came of the choice could not be said', error))
}

/** Has the next document of this tab say it. The storage may be denied; then the document without tags says enough. */
export function sayAfterReload(what: Said): void {
  session(storage => storage.setItem(storageKey, what))
}

/** Says what the document before this one has left to say. */
export function saySaidBefore(words: Words): void {
  const what = session(storage => {
    const kept = storage.getItem(storageKey)
    storage.removeItem(storageKey)
    return kept
  })
  if (what === 'denied') sayChoice(what, words)
}

const session = (act: (storage: Storage) => string | null | void): string | null => {
  try {
    return act(sessionStorage) ?? null
  } catch {
    return null
  }
}
