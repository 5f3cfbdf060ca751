import { describe, expect, it } from 'vitest'
import { themeColour } from '../../app/site/head/app-icons.data.ts'
import { fixedTokens, tokensFile } from '../../build/vite/tokens.ts'
import { type Source, textsOf } from './sources.ts'

const sheets = textsOf(['{app,demo}/**/*.css'])
const tokens = sheets.find(({ path }) => path === tokensFile)?.text ?? ''
const others = sheets.filter(({ path }) => path !== tokensFile)

/** Words of a drawing are in pixels, as its lines are: they never scale with the text of the page. */
const drawings = /^app\/(?:ui\/charts|pages\/(?:glossary|leaderboard|live-series|your-location))\//
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|tan|beige|ivory)(?![\w-])/gi

/** What a declaration says that only a token may say. In: its property, and its value without tokens. */
function literalsIn(property: string, value: string, isDrawing: boolean): string[] {
  const found = (pattern: RegExp, text = value) => Array.from(text.matchAll(pattern), ([literal]) => literal)
  const painted = found(colour)
  if (property.includes('mask')) return painted.filter(literal => !/^#000[0-9a-f]?$/.test(literal))
  const size = property === 'font-size' ? value : property === 'font' ? (value.split('/')[0] ?? '') : ''
  return [
    ...painted,
    ...found(isDrawing ? /[\d.]+(?:rem|pt)\b/g : /[\d.]+(?:rem|pt|px)\b/g, size),
    ...(property.endsWith('radius') ? found(/[\d.]+(?:rem|px)\b/g) : []),
    // An edge, a ring and what is drawn within cast no shadow.
    ...found(property === 'box-shadow' ? /[^,]+/g : /(?<=drop-shadow\()[^)]+/g).filter(
      one => /^\s*\S+ \S+ [1-9]\d*px/.test(one) && !one.includes('inset')
    ),
    // A drawing that follows the scroll has the shortest duration there is.
    ...found(/(?<![\w-])(?!0s|1ms)[\d.]+m?s\b/g)
  ].map(literal => literal.trim())
}

function literalsOf({ path, text }: Source): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|url\([^)]*\)/g, whole => whole.replace(/[^\n]/g, ' '))
  return Array.from(bare.matchAll(/(?<![\w-])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g)).flatMap(
    ({ 1: property = '', 2: value = '', index }) =>
      literalsIn(property, value.replace(/var\(--[\w-]+/g, 'var('), drawings.test(path)).map(
        literal => `${path}:${bare.slice(0, index).split('\n').length} ${property}: ${literal}`
      )
  )
}

describe('colours, sizes of text, radii, shadows and durations are tokens', () => {
  it('no other sheet says them by itself', () => {
    expect(others.flatMap(literalsOf), `Take a token of ${tokensFile}, or add one there.`).toEqual([])
  })

  it.each([
    ['a colour by its digits', 'color: #0f5a41', ['color: #0f5a41']],
    [
      'a colour by its name, and by a function',
      'background: linear-gradient(white, rgb(0 0 0))',
      ['background: white', 'background: rgb(']
    ],
    ['a colour within a shadow', 'box-shadow: 0 0 0 1px #fff', ['box-shadow: #fff']],
    ['a shadow', 'box-shadow: 0 2px 8px var(--black)', ['box-shadow: 0 2px 8px var()']],
    ['a shadow of a drawing', 'filter: drop-shadow(0 2px 8px currentColor)', ['filter: 0 2px 8px currentColor']],
    ['a size of text', 'font: 600 15px / 1 var(--body)', ['font: 15px']],
    ['a radius', 'border-start-start-radius: 3px', ['border-start-start-radius: 3px']],
    ['a duration', 'transition: opacity 0.3s', ['transition: 0.3s']],
    ['a mask hides by black', 'mask: linear-gradient(#000, transparent)', []],
    ['what follows from tokens', 'color: color-mix(in srgb, var(--red) 40%, transparent)', []],
    ['the system’s colours', 'color: CanvasText', []]
  ])('%s: `%s`', (_rule, declaration, refused) => {
    expect(literalsOf({ path: 'x.css', text: `a { ${declaration}; }` })).toEqual(refused.map(one => `x.css:1 ${one}`))
  })

  it('markup names no colours', () => {
    const named = textsOf(['{app,demo}/**/*.tsx']).flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(
          /\b(?:fill|stroke|color|stopColor|floodColor)="(?!none"|currentColor"|transparent"|url\()[^"]+"/g
        ),
        ([attribute]) => `${path} ${attribute}`
      )
    )
    expect(named, 'Give the element a class, and the class a token.').toEqual([])
  })

  it('code names only tokens that a build keeps as properties', () => {
    const written = fixedTokens(tokens, others.map(({ text }) => text).join())
    const named = textsOf(['{app,demo,server}/**/*.{ts,tsx,js}']).flatMap(({ path, text }) =>
      Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => (written.has(name) ? `${path} ${name}` : []))
    )
    expect(named.flat(), 'Give the element a class, and its sheet the token.').toEqual([])
  })

  it('every token is used', () => {
    const css = sheets.map(({ text }) => text).join('\n')
    const names = new Set(Array.from(tokens.matchAll(/^ {2,4}(--[\w-]+):/gm), ([, name = '']) => name))
    expect([...names].filter(name => !css.includes(`var(${name})`))).toEqual([])
  })

  it('the colour that a browser draws round a page is the ground of the page', () => {
    expect(tokens).toContain(`--ink-950: ${themeColour};`)
  })
})

it('a build writes what nothing redefines, with what it comes to at the root; fonts stay', () => {
  const root =
    ':root { --ink: #06110e; --veil: color-mix(in srgb, var(--ink) 8%, transparent); --gap: 20px; --body: "Onest", serif; }'
  const fixed = fixedTokens(
    `${root} @media (width > 9px) { :root { --gap: 32px; } }`,
    '.paper { --ink: #fff; --own: 1px; }'
  )
  expect([...fixed]).toEqual([['--veil', 'color-mix(in srgb, #06110e 8%, transparent)']])
})

/** Names that lists of blockers hide on every site, whatever bears them. What asks for consent may be hidden: then nothing is measured. */
const hidden =
  /\.(?:ads?|adverts?|advertisements?|ad-[\w-]+|ads-[\w-]+|banners?|(?:top|header|footer|page|ad|promo)-?banner|sponsor(?:s|ed)?|social|(?:\w+__)?social(?:-[\w-]+)?|share-?(?:bar|buttons)|newsletter-?popup|popup-?overlay)(?![\w-])/g

it('B11 no class has a name that blockers hide on every site', () => {
  const found = sheets.flatMap(({ path, text }) => (text.match(hidden) ?? []).map(name => `${path}: ${name}`))
  expect(found).toEqual([])
})
