import { expect, it } from 'vitest'
import { readMarkers } from './markers.ts'

it.each<[rule: string, search: string, markers: string[]]>([
  ['"count by presence"', '?lighthouse', ['lighthouse']],
  ['whatever the value', '?clean=0&is_Lighthouse=false', ['clean', 'is_Lighthouse']],
  ['beside other parameters', '?auto=1&clean', ['clean']],
  ['to the letter', '?Lighthouse=1&CLEAN', []],
  ['no query', '', []]
])('%s: %s', (_rule, search, markers) => expect(readMarkers(search)).toEqual(markers))
