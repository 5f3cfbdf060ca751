import * as v from 'valibot'
import { expect, it } from 'vitest'
import { modalOptionsSchema } from '../../site/entities/modal-options.schema.ts'
import { type ModalOptions, modalOptions } from './modal-options.ts'

it.each<[what: string, said: Partial<ModalOptions>]>([
  ['the defaults', {}],
  ['an interactive page', { background: 'interactive' }],
  ['a sheet', { swipeToClose: 'down', threshold: 24 }]
])('S3-13 %s have exactly the fields of the specification', (_what, said) => {
  const options: v.InferOutput<typeof modalOptionsSchema> = modalOptions('a', said)
  expect(v.parse(modalOptionsSchema, options)).toEqual(options)
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
