import { describe, expect, it } from 'vitest'
import { linesOf, textWidth } from './text-width.ts'

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['il', 8],
    ['Щ', 16.8],
    ['漢', 16.8]
  ])('of «%s» at 16 px', (text, width) => {
    expect(textWidth(text, 16)).toBeCloseTo(width)
  })

  it('is less in the display face', () => {
    expect(textWidth('10 000 $', 24, 'display')).toBeLessThan(textWidth('10 000 $', 24))
  })

  it('does not count what is not drawn', () => {
    expect(textWidth('Turnier\u00adende', 16)).toBe(textWidth('Turnierende', 16))
  })
})

describe('linesOf', () => {
  it.each<[name: string, text: string, maxPx: number, lines: string[]]>([
    ['a text that has room', 'Two queens', 200, ['Two queens']],
    ['nothing', '', 200, []],
    ['breaks between words', 'The rest of the table', 90, ['The rest of', 'the table']],
    ['breaks a long word at its soft hyphen', 'Anmelde\u00adschluss', 80, ['Anmelde-', 'schluss']],
    ['does not draw a soft hyphen that it does not need', 'Anmelde\u00adschluss', 300, ['Anmeldeschluss']],
    ['breaks any long word into pieces about as long', 'Járművezetéstechnika', 110, ['Járművezet-', 'éstechnika']],
    ['does not break a figure', '1\u00a0200\u00a0000,00\u00a0€ lost', 110, ['1\u00a0200\u00a0000,00\u00a0€', 'lost']]
  ])('%s', (_name, text, maxPx, lines) => {
    expect(linesOf(text, maxPx, 14)).toEqual(lines)
  })

  it.each([
    ['Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'],
    ['lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'],
    ['megszentségteleníthetetlenségeskedéseitekért'],
    ['Найвідповідальніший розпорядник турніру']
  ])('no line of «%s» is wider than it may be', text => {
    for (const width of [70, 120, 280])
      for (const line of linesOf(text, width, 15)) expect(textWidth(line, 15)).toBeLessThanOrEqual(width)
  })

  it('loses no letter', () => {
    const word = 'lentokonesuihkuturbiinimoottori'
    expect(linesOf(word, 60, 15).join('').replaceAll('-', '')).toBe(word)
  })
})
