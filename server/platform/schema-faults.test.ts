import * as v from 'valibot'
import { expect, it } from 'vitest'
import { describeField, firstFault, schemaFaults } from './schema-faults.ts'

const schema = v.object({
  path: v.string(),
  title: v.optional(v.string('write the title')),
  isShow: v.optional(v.boolean()),
  children: v.optional(v.array(v.strictObject({ type: v.number() })))
})

it.each<[rule: string, input: unknown, faults: string[]]>([
  ['nothing is wrong', { path: '/' }, []],
  ['a field is missing', {}, ['path is missing: write a text here']],
  ['one of another kind', { path: 1 }, ['path: write a text here']],
  ['a schema that says what to write', { path: '/', title: 1 }, ['title: write the title']],
  ['true or false', { path: '/', isShow: 'no' }, ['isShow: write true or false here']],
  ['no list', { path: '/', children: {} }, ['children: write a list here']],
  ['a field of an item', { path: '/', children: [{}] }, ['children.0.type is missing: write a number here']],
  [
    'a field that there is not',
    { path: '/', children: [{ type: 1, kind: 2 }] },
    ['children.0.kind: there is no such field: correct its name or take it out']
  ],
  ['the whole is another thing', [], ['path is missing: write a text here']],
  ['the whole is nothing', null, ['write a group of fields here']]
])('says what is wrong and what to write: %s', (_rule, input, faults) => {
  expect(schemaFaults(schema, input).map(describeField)).toEqual(faults)
})

it('the first fault alone, cut off where it quotes what is long', () => {
  expect(firstFault(schema, { isShow: 1 })).toBe('path is missing: write a text here')
  expect(firstFault(v.picklist(['a']), 'x'.repeat(1000))).toHaveLength(200)
})
