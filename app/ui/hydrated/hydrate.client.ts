import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { holdPresses } from '../press/hold-presses.client.ts'
import { wasTouched } from '../press/when-touched.client.ts'
import { htmlOf, putHtml } from '../server-html/server-html.client.ts'

export type LoadPart = () => Promise<ComponentType<never>>

const parts = new Map<HTMLElement, Promise<Root | null>>()

/** Lets the parts of the document come alive at their first touch. */
export function hydrateParts(table: Readonly<Record<string, LoadPart>>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const load = table[place.dataset.hydrate ?? '']
    if (load && !parts.has(place)) atFirstTouch(place, () => hydrate(place, load))
  }
}

/** Ends the parts inside what a navigation takes away. */
export function endParts(within: Element): void {
  for (const [place, root] of parts) {
    if (!within.contains(place)) continue
    parts.delete(place)
    void root.then(ended => ended?.unmount())
  }
}

const react = () => import('./react.client.ts')

/** Hydrates one part. A second call waits for the first. Null where its code cannot be had: the server's HTML stays as it works without. */
function hydrate(place: HTMLElement, load: LoadPart): Promise<Root | null> {
  const begun = parts.get(place)
  if (begun) return begun
  const root = begin(place, load).catch(error => {
    console.warn(`The part ${place.dataset.hydrate} did not load`, error)
    place.dataset.failed = ''
    return null
  })
  parts.set(place, root)
  return root
}

async function begin(place: HTMLElement, load: LoadPart): Promise<Root> {
  const [component, { createElement, hydrateRoot }] = await Promise.all([load(), react()])
  const html = htmlOf(place)
  const carryOver = typedIn(place)
  const root = hydrateRoot(place, createElement(component, JSON.parse(place.dataset.props ?? '{}')), {
    identifierPrefix: `${place.id}-`,
    onRecoverableError: carryOver,
    onUncaughtError(error) {
      console.error(error)
      // React may not be asked while it still renders. A microtask is before any key.
      queueMicrotask(() => {
        root.unmount()
        showFault(place, html)
        carryOver()
      })
    }
  })
  return new Promise(resolve => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        carryOver()
        if (place.dataset.failed === undefined) place.dataset.live = ''
        resolve(root)
      })
    )
  })
}

/** A part that throws gives way to the server's form, which works by itself, or to the words for an unexpected fault. */
function showFault(place: HTMLElement, html: string): void {
  delete place.dataset.live
  place.dataset.failed = ''
  if (html.includes('<form')) putHtml(place, html)
  else place.textContent = document.getElementById('fault')?.dataset.partFault ?? ''
}

/**
 * Remembers the fields. Where a page was changed before hydration, by a translation for example, React makes the part anew.
 * Returns a function that restores values, the focus and what was selected into new fields and fires `input` and `change` for them.
 */
function typedIn(place: HTMLElement): () => void {
  const fields = () => [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  let before = fields()
  const focused = before.findIndex(field => field === document.activeElement)
  return () => {
    const after = fields()
    for (const [index, field] of after.entries()) {
      const old = before[index]
      if (!old || old.name !== field.name) continue
      if (old !== field) {
        if (field.type === 'file') field.files = old.files
        else field.value = old.value
        field.checked = old.checked
        if (index === focused && document.activeElement === document.body) {
          field.focus()
          if (field.selectionStart != null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
        }
      }
      if (field.files?.length || field.value !== field.defaultValue || field.checked !== field.defaultChecked)
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    before = after
  }
}

/** The first touch loads the code. A button pressed before it has come is pressed again once the part answers. */
function atFirstTouch(place: HTMLElement, start: () => Promise<unknown>): void {
  const stop = holdPresses(place, start)
  const early = () => void start().then(stop)
  for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
    place.addEventListener(type, early, { once: true, passive: true })
  if (wasTouched(place)) early()
}
