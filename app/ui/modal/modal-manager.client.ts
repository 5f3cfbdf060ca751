import { frameModal, keepFocus, type Modal, runLifecycle, spared } from './modal.client.ts'
import {
  isOpen,
  layersOf,
  locksScroll,
  type ModalHooks,
  type ModalOptions,
  modalOptions,
  usableModals,
  withOnTop,
  without
} from './modal.ts'
import './modal.css'

export type ModalManager = {
  /** Makes a modal of an element. An id that is in use goes over to it. Throws 'no node provided'. */
  register(element: HTMLElement | null, options?: Partial<ModalOptions>, hooks?: ModalHooks): Modal
  get(id: string): Modal | undefined
  /** Closes all that are open, the top-most first, but for vetoes. */
  closeAll(): Promise<void>
}

/** A modal in the stack and the register. */
type Member = ModalOptions & {
  frame: ReturnType<typeof frameModal>
  focus: ReturnType<typeof keepFocus>
  modal: Modal
}

const managers = new WeakMap<Document, ModalManager>()

/**
 * The modal manager of a document. Throws 'a modal manager must be installed' where none is.
 *
 * @public the specification's own name for it
 */
export function getModalManager(document: Document): ModalManager {
  const manager = managers.get(document)
  if (!manager) throw new Error('a modal manager must be installed')
  return manager
}

/** Installs the modal manager of a document, with its styles, or gives the one that is installed. */
export function createModalManager(document: Document): ModalManager {
  const installed = managers.get(document)
  if (installed) return installed
  const members = new Map<string, Member>()
  const isolate = createIsolation(document, () => apply())
  let stack: Member[] = []
  let unnamed = 0

  /** Brings document, layers and focus into line with the stack. Throws where the focus of the top-most cannot be trapped. */
  const apply = () => {
    const layers = layersOf(stack)
    const usable = usableModals(stack)
    for (const { modalId, focus } of members.values())
      if (!layers.some(layer => layer.modalId === modalId)) focus.follow('inactive')
    for (const layer of layers) members.get(layer.modalId)?.frame.place(layer)
    lockPageScroll(document, locksScroll(stack))
    isolate(usable?.map(({ modal }) => modal.element) ?? null)
    for (const layer of layers) members.get(layer.modalId)?.focus.follow(layer.trap)
  }
  const enter = (member: Member) => {
    closePopovers(document)
    member.focus.begin()
    stack = withOnTop(stack, member)
    try {
      apply()
    } catch (error) {
      leave(member)
      throw error
    }
    member.focus.take()
  }
  const leave = (member: Member) => {
    const top = stack.at(-1) === member
    stack = without(stack, member.modalId)
    member.frame.place(null)
    apply()
    for (const { focus } of stack) focus.inherit(member.focus)
    if (top) member.focus.giveBack()
  }

  const manager: ModalManager = {
    register(element, given = {}, hooks = {}) {
      if (!element) throw new Error('no node provided')
      const options = modalOptions(element.dataset.modal ?? `modal-${++unnamed}`, given)
      members.get(options.modalId)?.modal.remove()
      const frame = frameModal(element, options)
      const focus = keepFocus(element, options)
      const { make, end, state } = runLifecycle({
        frame,
        hooks,
        enter: () => enter(member),
        leave: () => leave(member)
      })
      const modal: Modal = {
        id: options.modalId,
        element,
        get state() {
          return state()
        },
        get trap() {
          return focus.state()
        },
        get modelValue() {
          return isOpen(state())
        },
        open: () => make('open'),
        close: () => make('close'),
        remove() {
          if (stack.includes(member)) leave(member)
          end()
          if (members.get(options.modalId) === member) members.delete(options.modalId)
          presses.abort()
        }
      }
      const member: Member = { ...options, frame, focus, modal }
      const presses = new AbortController()
      members.set(options.modalId, member)
      listenToPresses(member, presses.signal, () => stack.at(-1) === member)
      const { swipeToClose } = options
      if (swipeToClose !== 'none') {
        const swipes = {
          ...options,
          swipeToClose,
          panel: frame.panel,
          close: () => modal.close(),
          signal: presses.signal
        }
        import('./swipe-to-close.client.ts').then(
          ({ startSwipeToClose }) => startSwipeToClose(swipes),
          error => console.warn('A modal cannot be swiped away', error)
        )
      }
      if (options.modelValue) void modal.open()
      return modal
    },
    get: id => members.get(id)?.modal,
    async closeAll() {
      await Promise.all([...stack].reverse().map(({ modal }) => modal.close()))
    }
  }
  document.addEventListener('keydown', event => {
    const top = stack.at(-1)
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !top?.escToClose) return
    event.preventDefault()
    void top.modal.close()
  })
  managers.set(document, manager)
  return manager
}

/** Closes a modal by a press of `[data-modal-close]` in it and, while it is the top-most, by a press beside it that also began there. */
function listenToPresses({ frame, modal, clickToClose }: Member, signal: AbortSignal, isTop: () => boolean) {
  const { element } = modal
  let began = false
  element.addEventListener('pointerdown', ({ target }) => void (began = frame.isBeside(target)), { signal })
  element.addEventListener(
    'click',
    ({ target }) => {
      const beside = frame.isBeside(target) && began && clickToClose && isTop()
      const button = target instanceof Element && target.closest('[data-modal-close]')
      if (beside || (button && element.contains(button))) void modal.close()
    },
    { signal }
  )
}

/** A menu in the browser's top layer would cover the modal and keep the focus of what opened it. */
function closePopovers(document: Document) {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover="auto"], [popover=""]'))
    popover.hidePopover?.()
}

/**
 * Locks or frees the scrolling of the page. Where a scroll bar takes room that room stays free, so that nothing moves.
 */
function lockPageScroll(document: Document, locked: boolean): void {
  const root = document.documentElement
  if (locked === root.hasAttribute('data-scroll-locked')) return
  const barWidth = (document.defaultView?.innerWidth ?? 0) - root.clientWidth
  root.toggleAttribute('data-scroll-locked', locked)
  root.toggleAttribute('data-scroll-bar', locked && barWidth > 0)
  if (locked) root.style.setProperty('--scroll-bar', `${barWidth}px`)
  else root.style.removeProperty('--scroll-bar')
}

/** Makes all of a document inert but some elements; the next call gives back what is then free, and null frees all. */
function createIsolation(document: Document, arrived: () => void): (usable: readonly Element[] | null) => void {
  let silenced = new Set<Element>()
  const arrivals = new MutationObserver(arrived)
  return usable => {
    const wanted = new Set<Element>()
    const collect = (parent: Element) => {
      for (const child of parent.children) {
        if (usable?.includes(child) || child.matches(spared)) continue
        if (usable?.some(element => child.contains(element))) collect(child)
        else if (silenced.has(child) || !child.hasAttribute('inert')) wanted.add(child)
      }
    }
    if (usable) collect(document.body)
    for (const element of silenced) if (!wanted.has(element)) element.removeAttribute('inert')
    for (const element of wanted) element.setAttribute('inert', '')
    silenced = wanted
    arrivals.disconnect()
    if (usable) arrivals.observe(document.body, { childList: true })
  }
}
