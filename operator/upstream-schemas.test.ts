import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readAmbassadors } from '../server/upstreams/read-ambassadors.ts'
import { readMenu } from '../server/upstreams/read-menu.ts'
import { type UpstreamFormat, upstreamAnswers } from '../server/upstreams/upstream-answers.schema.ts'
import { menuFacts } from '../tests/fixtures/menu-facts.ts'
import { schemasFolder, upstreamSchemaText } from './upstream-schemas.ts'

const formats = Object.keys(upstreamAnswers) as UpstreamFormat[]
const read = (path: string) => readFileSync(`${schemasFolder}/${path}`, 'utf8')
const example = (format: UpstreamFormat): unknown => JSON.parse(read(`examples/${format}.json`))

/** What both validators say of an answer. */
function verdicts(format: UpstreamFormat, answer: unknown): { jsonSchema: boolean; valibot: boolean } {
  const ajv = new Ajv2020({ validateFormats: false })
  return {
    jsonSchema: ajv.validate(JSON.parse(read(`${format}.schema.json`)), answer),
    valibot: v.is(upstreamAnswers[format], answer)
  }
}

it.each(formats)('docs/upstreams/%s.schema.json is what the server reads', format => {
  expect(read(`${format}.schema.json`), 'run npm run upstream-check -- --write').toBe(upstreamSchemaText(format))
})

it.each(formats)('the example of %s is right by both', format => {
  expect(verdicts(format, example(format))).toEqual({ jsonSchema: true, valibot: true })
})

it('the examples of menus and ambassadors are shown whole', () => {
  expect(readMenu(example('navigations'), 'main', menuFacts).leftOut).toEqual([])
  expect(readMenu(example('util-navigations'), 'utility', menuFacts).leftOut).toEqual([])
  expect(readAmbassadors(example('ambassadors')).leftOut).toEqual([])
})

const item = { path: '/help/', langKey: 'navigation.help' }
const players = { players: 1, tables: 1, takenAt: '2026-11-22T15:11:50.034Z' }
const levels = (count: number): object => (count === 1 ? item : { ...item, children: [levels(count - 1)] })

it.each<[rule: string, format: UpstreamFormat, answer: unknown, isRight: boolean]>([
  ['three levels', 'navigations', [levels(3)], true],
  ['four levels', 'navigations', [levels(4)], false],
  ['nothing', 'navigations', [], false],
  ['no list', 'navigations', { items: [] }, false],
  ['a path alone', 'navigations', [{ path: '/help/' }], false],
  ['a badge in languages', 'navigations', [{ ...item, badge: { fr: 'Nouveau' } }], true],
  ['a badge of a number', 'navigations', [{ ...item, badge: 7 }], false],
  ['a label of spaces', 'navigations', [{ ...item, label: '  ' }], false],
  ['labels too long', 'navigations', [{ ...item, labels: { fr: 'x'.repeat(61) } }], false],
  ['another siteType', 'navigations', [{ ...item, siteType: 'internal' }], false],
  ['further fields', 'navigations', [{ ...item, weight: 3 }], true],
  ['nothing', 'util-navigations', [], true],
  ['a wrong type', 'util-navigations', [{ ...item, isShow: 'yes' }], false],
  ['nobody', 'ambassadors', [], true],
  ['a slug of capitals', 'ambassadors', [{ slug: 'Ann', name: 'Ann' }], false],
  ['a name too long', 'ambassadors', [{ slug: 'ann', name: 'x'.repeat(81) }], false],
  ['no links', 'download-links', { links: [] }, true],
  ['a script', 'download-links', { links: [{ type: 6, url: 'javascript:alert(1)' }] }, false],
  ['a type of text', 'download-links', { links: [{ type: '6', url: 'https://store.example/' }] }, false],
  ['milliseconds', 'players-online', players, true],
  ['an offset', 'players-online', { ...players, takenAt: '2026-11-22T17:11:50+02:00' }, true],
  ['no offset', 'players-online', { ...players, takenAt: '2026-11-22T17:11:50' }, false],
  ['a number below nothing', 'players-online', { ...players, players: -1 }, false],
  ['half a player', 'players-online', { ...players, players: 1.5 }, false],
  ['no tables', 'players-online', { ...players, tables: undefined }, false],
  ['a text', 'chat-capacity', { hasCapacity: 'yes' }, false]
])('both say the same of %s in %s', (_rule, format, answer, isRight) => {
  expect(verdicts(format, JSON.parse(JSON.stringify(answer)))).toEqual({ jsonSchema: isRight, valibot: isRight })
})
