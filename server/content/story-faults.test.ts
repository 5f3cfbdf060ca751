import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { storyFaults } from './story-faults.ts'

const [person] = content.ambassadors
if (!person?.told) throw new Error('The first ambassador tells of no hand')
const { told } = person
const at = (section: number) => [{ ...person, told: { ...told, section } }]
const { told: _none, ...silent } = person

it.each<[rule: string, ambassadors: typeof content.ambassadors, files: number]>([
  ['those of the site', content.ambassadors, 0],
  ['one who tells of none', [silent], 0],
  ['a section that no language has', at(9), Object.keys(person.words).length]
])('S2-67 a hand is beside a section of its story: %s', (_rule, ambassadors, files) => {
  expect(storyFaults(ambassadors)).toHaveLength(files)
})
