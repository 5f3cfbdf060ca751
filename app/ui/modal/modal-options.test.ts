import { expect, it } from 'vitest'
import { type ModalOptions, modalOptions } from './modal-options.ts'

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
