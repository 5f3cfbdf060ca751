import { expect, it } from 'vitest'
import { quickWords } from '../fixtures/quick-words.ts'

const page = `<html><head><title>A &amp; B</title><meta name="description" content="Easy money"/><style>p{}</style>
<script>var x='hidden'</script><script type="application/ld+json">{"name":"told to machines"}</script></head>
<body><header>Menu</header><main><p>ri<strong>sk</strong>-free</p><p>next</p><img alt="a picture"/></main></body></html>`

it.each<[rule: string, element: 'main' | 'header' | undefined, said: string, isSaid: boolean]>([
  ['a word goes on over bold letters', 'main', 'risk-free', true],
  ['blocks stand on lines of their own', 'main', 'risk-free\nnext', true],
  ['pictures are spoken', 'main', 'a picture', true],
  ['nothing outside the element', 'main', 'Menu', false],
  ['the header alone', 'header', 'Menu', true],
  ['titles, with signs as they are read', undefined, 'A & B', true],
  ['descriptions', undefined, 'Easy money', true],
  ['what machines are told', undefined, 'told to machines', true],
  ['no scripts', undefined, 'hidden', false]
])('%s', (_rule, element, said, isSaid) => expect(quickWords(page, element).includes(said)).toBe(isSaid))
