import type { Locale } from './domain/locales/locale.ts'
import { endOfFirstSection } from './first-section.ts'
import { fontFaces, fontFiles } from './site/locales/font-faces.ts'
import base from './styles.css?inline'

export type Sheet = { id: string; css: string }
type KnownSheet = Sheet & { layer: Layer; rules: string; classes: readonly string[]; screen: string | null }
type Layer = (typeof layers)[number]

/** The cascade layers, as `styles.css` orders them: a later one wins. A class belongs to the first that styles it. */
const layers = ['base', 'ui', 'shell', 'features', 'pages'] as const

/** Sheets of markup that the first script puts into a page, without a navigation or an answer. */
const alwaysNeeded = ['fault']

/** Sheets of what the head of a page has closed: they come below the first section. */
const late = ['menu-open']

/** Where the head has its styles, until `withStyles` puts them there. */
export const stylesMark = 'styles'
const mark = `<style>${stylesMark}</style>`

// Modals, toasts and the consent banner bring their styles with their code.
const files = import.meta.glob<string>(
  [
    './{shell,ui,features,pages}/**/*.css',
    '!./ui/{button,icon,modal,styles,toast}/*.css',
    '!./features/consent/consent-banner.css'
  ],
  { query: '?inline', import: 'default', eager: true }
)
const builtFonts = import.meta.glob<string>('../assets/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true
})

const sheets = knownSheets()

/** The sheets that a part of a page needs: those that style one of its classes. A screen's sheets are for it alone. */
export function sheetsOf(html: string, screen: string | null): readonly KnownSheet[] {
  const used = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  return sheets.filter(({ screen: own, classes }) => (own ?? screen) === screen && classes.some(name => used.has(name)))
}

/**
 * Puts the styles into a document: what the header and the first section need into the head, all else below that section, so that the first paint waits for
 * little. HTML allows a style element in the body only within a drawing.
 */
export function withStyles(html: string, screen: string | null): string {
  const end = endOfFirstSection(html)
  const first = sheetsOf(html.slice(0, end), screen).filter(({ id }) => !late.includes(id))
  const needed = sheetsOf(html, screen)
  const below = sheets.filter(
    sheet => !first.includes(sheet) && (needed.includes(sheet) || alwaysNeeded.includes(sheet.id))
  )
  const head = html.slice(0, end).replace(mark, () => `<style>${base}</style>${styleElement(first)}`)
  return `${head}<svg class="visually-hidden" aria-hidden="true">${styleElement(below, markupText)}</svg>${html.slice(end)}`
}

/** The style sheet that names our fonts. */
export function fontStyles(locale: Locale): string {
  const { text, headings } = fontFiles(locale)
  return fontFaces({ text: addressOf(text), headings: addressOf(headings) })
}

const styleElement = (sheets: readonly KnownSheet[], write = (css: string) => css): string => {
  const rulesOf = (layer: Layer) => sheets.flatMap(sheet => (sheet.layer === layer ? [sheet.rules] : [])).join('')
  const css = layers.map(layer => inLayer(layer, rulesOf(layer))).join('')
  return `<style data-style="${sheets.map(({ id }) => id).join(' ')}">${write(css)}</style>`
}

function inLayer(layer: Layer, rules: string): string {
  return rules && `@layer ${layer}{${rules}}`
}

/** In a drawing a style element holds text, not raw text as elsewhere. */
const markupText = (css: string): string => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function knownSheets(): readonly KnownSheet[] {
  const owned = new Set(classesIn(base))
  return layers.flatMap(layer => {
    const ofLayer = Object.entries(files)
      .filter(([path]) => path.startsWith(`./${layer}/`))
      .map(([path, css]): KnownSheet => {
        const [, , folder = ''] = path.split('/')
        const id = path.replace(/^.*\//, '').replace('.css', '')
        return {
          id: id === 'styles' ? `page-${folder}` : id,
          layer,
          css: inLayer(layer, css.trim()),
          rules: css.trim(),
          classes: classesIn(css).filter(name => !owned.has(name)),
          screen: layer === 'pages' ? folder : null
        }
      })
    for (const { id, classes } of ofLayer) {
      if (classes.length === 0)
        throw new Error(`${id}.css begins no rule with a class of its own: no page would get it`)
      for (const name of classes) owned.add(name)
    }
    return ofLayer
  })
}

/** The classes that selectors begin with: `.hero .button` is about heroes, and so is `:is(.hero, .lead) .button`, about leads as well. */
function classesIn(css: string): string[] {
  const selectors = Array.from(css.matchAll(/(?:^|[{}])([^{}@;]+)(?=\{)/g), ([, list = '']) => list)
  return selectors.flatMap(alternatives).flatMap(selector => {
    const [, list] = /^:(?:is|where)\((.*?)\)/.exec(selector) ?? []
    return (list === undefined ? [selector] : alternatives(list)).flatMap(
      one => /^\.(-?[a-z_][\w-]*)/i.exec(one)?.[1] ?? []
    )
  })
}

/** The selectors of a list: commas within parentheses part nothing. */
function alternatives(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map(selector => selector.trim())
}

function addressOf(name: string): string {
  const address = builtFonts[`../assets/fonts/${name}`]
  if (address === undefined) throw new Error(`There is no font ${name}: run \`npm run fonts\``)
  return address
}
