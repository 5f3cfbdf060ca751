/** The words for a fault in the browser, as the document brought them. Out: by name; none where they are not to be found. */
export const faultWords = (): DOMStringMap => document.querySelector<HTMLElement>('[data-fault-words]')?.dataset ?? {}
