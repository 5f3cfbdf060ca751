import { expect, test, vi } from 'vitest'
import { announcePage, onPageChange } from './page-change.client.ts'

test('a page is a change once it stands there, whatever the address has said before; the first one and the same again are none', () => {
  const react = vi.fn()
  const stop = onPageChange(react)
  announcePage('/first/')
  announcePage('/first/')
  expect(react).not.toHaveBeenCalled()
  announcePage('/second/')
  announcePage('/first/')
  expect(react).toHaveBeenCalledTimes(2)
  stop()
  announcePage('/second/')
  expect(react).toHaveBeenCalledTimes(2)
})
