import { expect, it } from 'vitest'
import { pageCall } from './page-call.ts'

it('a page call tells the path only, no query', () => {
  expect(pageCall('https://poker.example', '/en/download/')).toEqual({
    path: '/en/download/',
    url: 'https://poker.example/en/download/',
    search: '',
    referrer: ''
  })
})
