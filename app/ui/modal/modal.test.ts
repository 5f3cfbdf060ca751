import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isOpen,
  layersOf,
  leavingZIndex,
  locksScroll,
  type ModalOptions,
  type ModalState,
  type ModalStep,
  modalOptions,
  nextModalState,
  type StackedModal,
  settledState,
  usableModals,
  withOnTop,
  without,
  zIndexAt
} from './modal.ts'

it.each<[what: string, said: Partial<ModalOptions>]>([
  ['the defaults', {}],
  ['an interactive page', { background: 'interactive' }],
  ['a sheet', { swipeToClose: 'down', threshold: 24 }]
])('S3-13 %s have exactly the fields of the specification', (_what, said) => {
  expect(Object.keys(modalOptions('a', said)).toSorted()).toEqual(
    [
      'modalId',
      'modelValue',
      'displayDirective',
      'hideOverlay',
      'overlayBehavior',
      'clickToClose',
      'escToClose',
      'background',
      'lockScroll',
      'swipeToClose',
      'threshold'
    ].toSorted()
  )
})

it.each<Partial<ModalOptions>>([
  ...(['if', 'show', 'visible'] as const).map(displayDirective => ({ displayDirective })),
  ...(['auto', 'persist'] as const).map(overlayBehavior => ({ overlayBehavior })),
  ...(['interactive', 'non-interactive'] as const).map(background => ({ background })),
  ...(['none', 'up', 'right', 'down', 'left'] as const).map(swipeToClose => ({ swipeToClose }))
])('S3-13 %o is a value of the specification', said => {
  expect(modalOptions('a', said)).toMatchObject(said)
})

it.each<[rule: string, said: Partial<ModalOptions>, options: Partial<ModalOptions>]>([
  ['taken out when closed', {}, { displayDirective: 'if', modelValue: false }],
  ['closed by a press beside it and by Escape', {}, { clickToClose: true, escToClose: true }],
  ['closed by no swipe', {}, { swipeToClose: 'none' }],
  ['the page is veiled and locked', {}, { hideOverlay: false, overlayBehavior: 'auto', lockScroll: true }],
  [
    'a page that stays interactive is neither veiled nor locked',
    { background: 'interactive' },
    { hideOverlay: true, lockScroll: false }
  ],
  ['unless that is said', { background: 'interactive', lockScroll: true }, { hideOverlay: true, lockScroll: true }],
  ['what is said counts', { modalId: 'b', escToClose: false }, { modalId: 'b', escToClose: false, clickToClose: true }]
])('%s', (_rule, said, options) => {
  expect(modalOptions('a', said)).toMatchObject(options)
})

it.each<[rule: string, from: ModalState, step: ModalStep, to: ModalState]>([
  ['closed, opening', 'closed', 'open', 'opening'],
  ['opening, opened', 'opening', 'entered', 'opened'],
  ['opened, closing', 'opened', 'close', 'closing'],
  ['closing, closed', 'closing', 'left', 'closed'],
  ['called back on its way in, it turns round', 'opening', 'close', 'closing'],
  ['called back on its way out, it turns round', 'closing', 'open', 'opening'],
  ['open again changes nothing', 'opening', 'open', 'opening'],
  ['open again changes nothing', 'opened', 'open', 'opened'],
  ['close again changes nothing', 'closing', 'close', 'closing'],
  ['close again changes nothing', 'closed', 'close', 'closed'],
  ['a movement that was turned round does not arrive', 'closing', 'entered', 'closing'],
  ['a movement that was turned round does not arrive', 'opening', 'left', 'opening'],
  ['nothing arrives where nothing moves', 'closed', 'entered', 'closed'],
  ['nothing arrives where nothing moves', 'closed', 'left', 'closed'],
  ['nothing arrives where nothing moves', 'opened', 'entered', 'opened'],
  ['nothing arrives where nothing moves', 'opened', 'left', 'opened']
])('S4-29 %s: %s, %s', (_rule, from, step, to) => {
  expect(nextModalState(from, step)).toBe(to)
})

it.each<[rule: string, state: ModalState, settled: ModalState | null, open: boolean]>([
  ['calls resolve with closed', 'closed', 'closed', false],
  ['calls wait while it is opening', 'opening', null, true],
  ['calls resolve with opened', 'opened', 'opened', true],
  ['calls wait while it is closing', 'closing', null, false]
])('S4-31 "Open and close calls resolve with opened or closed": %s', (_rule, state, settled, open) => {
  expect(settledState(state)).toBe(settled)
  expect(isOpen(state)).toBe(open)
})

const modal = (modalId: string, said: Partial<StackedModal> = {}): StackedModal => ({
  modalId,
  hideOverlay: false,
  overlayBehavior: 'auto',
  background: 'non-interactive',
  lockScroll: true,
  ...said
})
const ids = (modals: readonly StackedModal[] | null) => modals?.map(({ modalId }) => modalId) ?? null

describe('S9-8 "Modal z-index: base 1000 plus twice the modal index"', () => {
  it.each([
    [0, 1000],
    [1, 1002],
    [2, 1004],
    [7, 1014]
  ])('index %d: %d', (index, zIndex) => {
    expect(zIndexAt(index)).toBe(zIndex)
  })
})

it.each<[rule: string, stack: StackedModal[], shown: boolean[]]>([
  ['one alone shows its overlay', [modal('a')], [true]],
  ['S4-32 only the top-most modal shows its overlay', [modal('a'), modal('b'), modal('c')], [false, false, true]],
  ['persist keeps its own', [modal('a', { overlayBehavior: 'persist' }), modal('b'), modal('c')], [true, false, true]],
  ['hideOverlay shows none on top', [modal('a'), modal('b', { hideOverlay: true })], [false, false]],
  ['hideOverlay counts for persist too', [modal('a', { overlayBehavior: 'persist', hideOverlay: true })], [false]]
])('overlay: %s', (_rule, stack, shown) => {
  expect(layersOf(stack).map(({ overlay }) => overlay)).toEqual(shown)
})

const interactive = { background: 'interactive' } as const

it.each<[rule: string, stack: StackedModal[], traps: string, usable: string[] | null]>([
  ['none is open: the page is', [], '', null],
  ['one that is non-interactive traps the focus', [modal('a')], 'active', ['a']],
  ['the one above pauses those below', [modal('a'), modal('b'), modal('c')], 'paused paused active', ['c']],
  ['an interactive background is not trapped', [modal('a', interactive)], 'inactive', null],
  [
    'one that is interactive pauses the one below',
    [modal('a'), modal('b', interactive)],
    'paused inactive',
    ['a', 'b']
  ],
  ['and is itself left behind by the next', [modal('a', interactive), modal('b')], 'inactive active', ['b']]
])('S4-33 focus trap: %s', (_rule, stack, traps, usable) => {
  expect(
    layersOf(stack)
      .map(({ trap }) => trap)
      .join(' ')
  ).toBe(traps)
  expect(ids(usableModals(stack))).toEqual(usable)
})

it.each<[rule: string, stack: StackedModal[], locked: boolean]>([
  ['none is open', [], false],
  ['one that asks for it', [modal('a'), modal('b', { lockScroll: false })], true],
  ['none asks for it', [modal('a', { lockScroll: false })], false]
])('S4-16 page scroll is locked: %s', (_rule, stack, locked) => {
  expect(locksScroll(stack)).toBe(locked)
})

describe('whatever is opened and closed, in any order', () => {
  const someModal = fc.record({
    modalId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    hideOverlay: fc.boolean(),
    overlayBehavior: fc.constantFrom('auto', 'persist'),
    background: fc.constantFrom('interactive', 'non-interactive'),
    lockScroll: fc.boolean()
  })
  const moves = fc.array(fc.record({ opens: fc.boolean(), modal: someModal }), { maxLength: 40 })
  const after = (steps: readonly { opens: boolean; modal: StackedModal }[]) =>
    steps.reduce<StackedModal[]>(
      (stack, step) => (step.opens ? withOnTop(stack, step.modal) : without(stack, step.modal.modalId)),
      []
    )
  const holds = (check: (stack: StackedModal[]) => void) =>
    fc.assert(
      fc.property(moves, steps => {
        check(after(steps))
      }),
      { numRuns: 500 }
    )

  it('each modal stands in it once', () => holds(stack => expect(new Set(ids(stack)).size).toBe(stack.length)))

  it('z-indices are distinct, even and rise with the order; one that leaves is below what stands at its height', () =>
    holds(stack =>
      layersOf(stack).forEach(({ zIndex }, index, layers) => {
        expect(zIndex).toBe(1000 + 2 * index)
        expect(leavingZIndex(zIndex)).toBeGreaterThan(layers[index - 1]?.zIndex ?? 0)
        expect(leavingZIndex(zIndex)).toBeLessThan(zIndex)
      })
    ))

  it('at most one overlay of the automatic ones shows, and it is that of the top-most', () =>
    holds(stack => {
      const layers = layersOf(stack)
      const shown = layers.filter(({ overlay }, index) => overlay && stack[index]?.overlayBehavior === 'auto')
      expect(shown.length).toBeLessThanOrEqual(1)
      if (shown[0]) expect(shown[0]).toBe(layers.at(-1))
    }))

  it('at most one trap is active, and it is that of the top-most', () =>
    holds(stack => {
      const layers = layersOf(stack)
      const active = layers.filter(({ trap }) => trap === 'active')
      expect(active).toEqual(stack.at(-1)?.background === 'non-interactive' ? [layers.at(-1)] : [])
    }))

  it('the top-most can always be used, and the page only where no modal forbids it', () =>
    holds(stack => {
      const usable = usableModals(stack)
      expect(usable === null).toBe(stack.every(({ background }) => background === 'interactive'))
      if (usable) expect(usable.at(-1)).toBe(stack.at(-1))
    }))

  it('closing what has just been opened leaves everything as it was', () => {
    fc.assert(
      fc.property(moves, someModal, (steps, extra) => {
        const before = without(after(steps), extra.modalId)
        expect(layersOf(without(withOnTop(before, extra), extra.modalId))).toEqual(layersOf(before))
      })
    )
  })
})
