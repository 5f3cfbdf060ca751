import { expect, it } from 'vitest'
import { componentsOf, licenceFaults } from './licences.ts'

it.each<[rule: string, licences: object[], faults: string[]]>([
  ['an allowed licence', [{ license: { id: 'MIT' } }], []],
  ['one of two may be chosen', [{ expression: '(GPL-2.0-only OR MIT)' }], []],
  ['both hold', [{ expression: 'MIT AND GPL-2.0-only' }], ['one 1.0.0: MIT AND GPL-2.0-only is not allowed']],
  ['two are named', [{ license: { id: 'MIT' } }, { license: { id: 'ISC' } }], []],
  [
    'copyleft for who only runs it',
    [{ license: { id: 'AGPL-3.0-only' } }],
    ['one 1.0.0: AGPL-3.0-only is not allowed']
  ],
  ['a licence of its own', [{ license: { name: 'SEE LICENSE IN x' } }], ['one 1.0.0: SEE LICENSE IN x is not allowed']],
  ['none', [], ['one 1.0.0: no licence is not allowed']]
])('%s', (_rule, licenses, faults) => {
  const bill = { bomFormat: 'CycloneDX', components: [{ name: 'one', version: '1.0.0', licenses }] }
  expect(licenceFaults(componentsOf(JSON.stringify(bill)))).toEqual(faults)
})

it('what is no bill of materials is refused', () => {
  expect(() => componentsOf('{"components": []}')).toThrow()
})
