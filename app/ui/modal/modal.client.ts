import type { ModalFrame } from './modal-frame.client.ts'
import { isOpen, type ModalState, nextModalState, type SettledState, settledState } from './modal-lifecycle.ts'
import type { TrapState } from './modal-stack.ts'

/** What a caller may decide and hear. A veto is `false`, at once or later; an error in it is the error of the call. */
export type ModalHooks = {
  beforeOpen?: () => boolean | Promise<boolean>
  opened?: () => void
  beforeClose?: () => boolean | Promise<boolean>
  closed?: () => void
}

export type Modal = {
  readonly id: string
  readonly element: HTMLElement
  readonly state: ModalState
  readonly trap: TrapState
  readonly modelValue: boolean
  /** Resolves with the state in which it settles: `opened`, or `closed` where that was vetoed or overtaken by a later call. */
  open(): Promise<SettledState>
  /** Resolves with the state in which it settles: `closed`, or `opened` where that was vetoed or overtaken by a later call. */
  close(): Promise<SettledState>
  /** Closes it at once without asking or telling anybody, and forgets it. */
  remove(): void
}

type Call = 'open' | 'close'
type Parts = {
  frame: ModalFrame
  hooks: ModalHooks
  /** Takes the modal into the stack. Throws where its focus cannot be trapped. */
  enter: () => void
  /** Takes it out of the stack. */
  leave: () => void
}

/** Leads one modal through its states; it starts closed. */
export function runLifecycle({ frame, hooks, enter, leave }: Parts) {
  let state: ModalState = 'closed'
  let asking: { call: Call; done: Promise<void> } | null = null
  let waiting: ((state: SettledState) => void)[] = []
  frame.show(state)

  const settle = () => {
    const reached = settledState(state)
    if (!reached) return
    for (const resolve of waiting) resolve(reached)
    waiting = []
  }
  const settled = () =>
    new Promise<SettledState>(resolve => {
      waiting.push(resolve)
      settle()
    })
  const end = () => {
    asking = null
    state = 'closed'
    frame.show(state)
    settle()
  }
  const arrive = () => {
    state = nextModalState(state, state === 'opening' ? 'entered' : 'left')
    frame.show(state)
    settle()
    if (state === 'opened') hooks.opened?.()
    else hooks.closed?.()
  }
  const move = (call: Call) => {
    const moving = nextModalState(state, call)
    state = moving
    frame.show(state)
    try {
      if (call === 'open') enter()
      else leave()
    } catch (error) {
      end()
      throw error
    }
    void frame.arrival().then(() => state === moving && arrive())
  }
  const moveWhenAllowed = async (call: Call, answer: Promise<boolean>) => {
    const mine = { call, done: Promise.resolve() }
    asking = mine
    const decide = async () => {
      try {
        if ((await answer) && asking === mine) move(call)
      } finally {
        if (asking === mine) asking = null
      }
    }
    mine.done = decide()
    await mine.done
  }
  /** The same call again waits with one that is still being decided; a contrary call overtakes it. */
  const make = async (call: Call): Promise<SettledState> => {
    if (asking?.call !== call) asking = null
    if (asking) await asking.done
    else if (nextModalState(state, call) !== state) {
      const answer = (call === 'open' ? hooks.beforeOpen?.() : hooks.beforeClose?.()) ?? true
      if (answer instanceof Promise) await moveWhenAllowed(call, answer)
      else if (answer) move(call)
    }
    return settled()
  }
  return { make, end, state: () => state, modelValue: () => isOpen(state) }
}
