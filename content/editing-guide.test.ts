import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseYaml } from '../server/content/validate.ts'
import { figures } from './figures/figures.schema.ts'
import { offers } from './offers/offers.schema.ts'
import { redirects } from './redirects/redirects.schema.ts'

/** What docs/editing.md tells editors to write: YAML between fences, indented where it belongs to a step. */
const written = Array.from(
  readFileSync('docs/editing.md', 'utf8').matchAll(/^( *)```yaml\n([\s\S]*?)\n *```/gm),
  ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
).map(text => parseYaml(text, 'docs/editing.md').data)

it.each<[what: string, place: number, schema: v.GenericSchema]>([
  ['the figure', 0, figures],
  ['the offer', 1, offers],
  ['the renamed page', 2, redirects]
])('what the guide for editors tells to write can be published: %s', (_what, place, schema) => {
  expect(v.safeParse(schema, written[place]).issues ?? []).toEqual([])
})

it('the guide has no other examples', () => expect(written).toHaveLength(3))
