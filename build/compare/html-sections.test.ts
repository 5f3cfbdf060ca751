import { expect, it } from 'vitest'
import { bodySections } from './answer-sections.ts'
import { htmlSections } from './html-sections.ts'

it.each<[rule: string, html: string, kind: string, lines: string[]]>([
  ['a line for each block', '<div><p>One  <b>two</b>\n three</p>four</div>', 'text', ['One two three', 'four']],
  ['a no-break space is part of the text', '<p>18\u00a0 %</p>', 'text', ['18\u00a0 %']],
  ['comments of React divide nothing', '<p>a<!-- -->b</p>', 'text', ['ab']],
  ['a heading says its level', '<h2><span>A</span> title</h2><p>b</p>', 'text', ['h2: A title', 'b']],
  ['a line break ends a line', '<p>a<br>b</p>', 'text', ['a', 'b']],
  ['what a picture says is read', '<p>a <img alt="cards">b</p>', 'text', ['a [cards] b']],
  ['scripts and styles are not read', '<p>a</p><script>b</script><style>c</style>', 'text', ['a']],
  ['an unclosed paragraph ends', '<p>a<p>b', 'text', ['a', 'b']],
  [
    'links in order',
    '<a href="/b/" rel="noopener" target="_blank" class="x"><b>B</b> c</a><a href="#a">A</a>',
    'links',
    ['B c → /b/ rel="noopener" target="_blank"', 'A → #a']
  ],
  [
    'the head in one order',
    '<title>T &amp; t</title><link rel="icon" href="/i" data-head=""><meta content="c" name="b">',
    'head',
    ['link href="/i" rel="icon"', 'meta content="c" name="b"', 'title: T & t']
  ],
  [
    'forms',
    '<form method="post" action="/x" class="f"><input required name="a" value="1" class="c" autocomplete="email"><button>b</button></form>',
    'forms',
    ['form action="/x" method="post"', 'input autocomplete="email" name="a" required="" value="1"', 'button']
  ],
  ['ids', '<p id="b"></p><p id="a"></p>', 'ids', ['a', 'b']],
  ['data-*', '<p data-b="2" data-a></p>', 'data', ['data-a=""', 'data-b="2"']],
  [
    'roles and aria',
    '<p role="status" aria-live="polite" hidden></p>',
    'aria',
    ['p aria-live="polite"', 'p hidden=""', 'p role="status"']
  ],
  ['pictures', '<img src="/a.webp" class="b" alt="">', 'images', ['img alt="" src="/a.webp"']],
  [
    'JSON-LD',
    '<script type="application/ld+json">{"b":[{"c":1},"x"],"a":null}</script>',
    'json-ld',
    ['.a = null', '.b[0].c = 1', '.b[1] = "x"']
  ],
  [
    'scripts by their attributes',
    '<script src="/a.js" type="module" data-x>b</script>',
    'scripts',
    ['script src="/a.js" type="module"']
  ]
])('%s', (_rule, html, kind, lines) => {
  expect(htmlSections(html)[kind]).toEqual(lines)
})

it('a payload counts by what it says, not by its fields and their order', () => {
  const read = (payload: object) =>
    bodySections('application/json; charset=utf-8', Buffer.from('x'), JSON.stringify(payload), true)
  const one = read({ title: 'T', still: { a: '<p id="a">A</p>', b: '<p>B</p>' }, styles: 'a>b{c:d}', links: ['/x/'] })
  expect(one).toEqual({
    'payload text': ['A', 'B'],
    'payload ids': ['a'],
    'payload title': ['.title = "T"']
  })
  expect(read({ parts: ['<p>B</p>', '<p id="a">A</p>'], title: 'T' })).toEqual(one)
})

it('another call counts by its fields, and markup in it by what it says', () => {
  expect(bodySections('application/json', Buffer.from('x'), '{"b":"<p>B</p>","a":[],"c":"a < b"}', false)).toEqual({
    text: ['B'],
    json: ['.a = []', '.b = "(markup)"', '.c = "a < b"']
  })
})

it.each<[what: string, type: string, text: string, lines: string[]]>([
  ['a sitemap, an element a line', 'application/xml', '<a><b>c</b></a>', ['<a>', '<b>c</b>', '</a>']],
  ['a text', 'text/plain; charset=utf-8', 'a\r\nb', ['a', 'b']],
  [
    'bytes by their hash',
    'image/png',
    'x',
    ['1 bytes, 2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881']
  ]
])('%s', (_what, type, text, lines) => {
  expect(bodySections(type, Buffer.from(text), text, false)).toEqual({ body: lines })
})
