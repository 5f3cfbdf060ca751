import { describe, expect, it } from 'vitest'
import { respell } from './respell.ts'
import { spellings } from './spellings.data.ts'

describe('respell', () => {
  it.each([
    [
      'program, recognize, center',
      'The loyalty programme recognises the help centre.',
      'The loyalty program recognizes the help center.'
    ],
    ['a capital', 'Programme of the week, Colours of the table', 'Program of the week, Colors of the table'],
    ['capitals', 'LICENCE', 'LICENSE'],
    ['any ending', 'Coloured chips favour the favourite.', 'Colored chips favor the favorite.'],
    [
      'a word in a longer one',
      'The programmer is a specialist: no optimism.',
      'The programmer is a specialist: no optimism.'
    ],
    ['a name', 'The Harbour Classic', 'The Harbour Classic'],
    [
      'a figure, an address and code',
      '{programme} [programme](/programme/) `programme` a@programme.example',
      '{programme} [program](/programme/) `programme` a@programme.example'
    ]
  ])('S2-86 American spelling: %s', (_what, british, american) => {
    expect(respell(british, 'american')).toBe(american)
  })

  it.each([
    [
      'program and recognize, but centre and colour',
      'The programme recognises the colours of the centre.',
      'The program recognizes the colours of the centre.'
    ],
    ['licence and cheque', 'A licence, a cheque, an organisation', 'A licence, a cheque, an organization']
  ])('S2-86 Canadian spelling: %s', (_what, british, canadian) => {
    expect(respell(british, 'canadian')).toBe(canadian)
  })

  it.each(spellings)('the entry %s has one ending for all, and is spelled otherwise somewhere', (...entry) => {
    expect(new Set(entry.map(word => word.endsWith('*'))).size).toBe(1)
    expect(new Set(entry).size).toBeGreaterThan(1)
    const [british, , american] = entry.map(word => word.replace('*', ''))
    expect(respell(british ?? '', 'american')).toBe(american)
  })
})
