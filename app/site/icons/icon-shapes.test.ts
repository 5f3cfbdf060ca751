import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { iconDrawing } from './icon-limits.data.ts'
import { readIconShapes } from './icon-shapes.ts'

it('reads shapes with what is inside them', () => {
  const body =
    '<g fill="none" stroke="currentColor"><path d="M1 2h3"/><circle cx="1" cy="2" r=".5"/></g><path d="m1-2z"/>'
  expect(readIconShapes(body)).toEqual([
    {
      name: 'g',
      attributes: [
        ['fill', 'none'],
        ['stroke', 'currentColor']
      ],
      inside: [
        { name: 'path', attributes: [['d', 'M1 2h3']], inside: [] },
        {
          name: 'circle',
          attributes: [
            ['cx', '1'],
            ['cy', '2'],
            ['r', '.5']
          ],
          inside: []
        }
      ]
    },
    { name: 'path', attributes: [['d', 'm1-2z']], inside: [] }
  ])
})

it.each<[rule: string, body: string]>([
  ['a script', '<script>alert(1)</script>'],
  ['a script inside a group', '<g><script href="//x"/></g>'],
  ['a foreign object', '<foreignObject><p>x</p></foreignObject>'],
  ['a picture', '<image href="https://x.example/a.png"/>'],
  ['another drawing', '<use href="#a"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['a style', '<style>*{fill:red}</style>'],
  ['a movement', '<circle cx="1" cy="1" r="1"><animate attributeName="r"/></circle>'],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
  ['a style attribute', '<path d="M0 0" style="fill:url(//x)"/>'],
  ['an address in a colour', '<path d="M0 0" fill="url(https://x.example)"/>'],
  ['a class or an id', '<path d="M0 0" class="button"/>'],
  ['an address of a name space', '<g xmlns:xlink="http://www.w3.org/1999/xlink"/>'],
  ['a name that every object has', '<path constructor="1"/>'],
  ['an entity', '<path d="M0 0&#x3c;"/>'],
  ['text', '<path d="M0 0"/>words'],
  ['a comment', '<!-- x --><path d="M0 0"/>'],
  ['a quote of another kind', "<path d='M0 0'/>"],
  ['what is not closed', '<g><path d="M0 0"/>'],
  ['what is closed in another order', '<g><path d="M0 0"></g></path>'],
  ['what was never opened', '<path d="M0 0"/></g>'],
  ['nothing', ''],
  ['a body that is too long', `<path d="M${'0 '.repeat(iconDrawing.longestBody)}"/>`],
  ['too many shapes', '<path d="M0 0"/>'.repeat(iconDrawing.maxShapes + 1)]
])('"a body may hold only shapes": refused is %s', (_rule, body) => {
  expect(readIconShapes(body)).toBeNull()
})

it('a hostile body is refused, where a pattern that tries every way would not come to an end', () => {
  for (const body of [
    `<path transform="${'scale(1) '.repeat(900)}!"/>`,
    `<path points="${'1e1 '.repeat(2000)}!"/>`,
    `<path ${'d="M0 0" '.repeat(1000)}!/>`
  ])
    expect(readIconShapes(body)).toBeNull()
})

it('every icon of the installed set is of shapes alone', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  expect(Object.keys(icons).length).toBeGreaterThan(1000)
  expect(Object.entries(icons).flatMap(([name, { body }]) => (readIconShapes(body) ? [] : [name]))).toEqual([])
})
