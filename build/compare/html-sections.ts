import { Parser } from 'htmlparser2'
import { jsonLines } from './json-lines.ts'
import type { Sections } from './sections.ts'

type Attributes = Readonly<Record<string, string>>

const set = (words: string) => new Set(words.split(' '))

/** Elements that do not end a line of text. */
const inline = set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup svg path use g circle rect time u var wbr'
)
/** Elements whose name says what a text is: a line of text names the nearest. */
const telling = set('h1 h2 h3 h4 h5 h6 button summary th caption legend label option dt noscript template dialog')
const fields = set('form input select option textarea button fieldset output')
const fieldAttributes = set(
  'action method enctype novalidate name type required value autocomplete min max minlength maxlength pattern placeholder inputmode checked selected disabled form formaction formmethod'
)
const pictures = set('img source')
const pictureAttributes = set('src srcset sizes alt width height loading media type fetchpriority decoding')
const linkAttributes = set('rel target hreflang lang download')
const stateAttributes = set('role lang dir hidden tabindex inert open popover popovertarget command commandfor')
const voidElements = set('area base br col embed hr img input link meta source track wbr')

const written = (name: string, attributes: Attributes, isKept: (name: string) => boolean) =>
  [
    name,
    ...Object.entries(attributes)
      .filter(([key]) => isKept(key))
      .map(([key, value]) => `${key}="${value}"`)
      .toSorted()
  ].join(' ')

const plain = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ').trim()

/** What a document says. Text, links, forms, pictures and scripts in the order of the markup; the head, ids, `data-*` and `aria-*` sorted. */
export function htmlSections(html: string): Sections {
  const text: string[] = []
  const links: string[] = []
  const forms: string[] = []
  const images: string[] = []
  const scripts: string[] = []
  const head: string[] = []
  const jsonLd: string[] = []
  const ids: string[] = []
  const data: string[] = []
  const aria: string[] = []
  const open: string[] = []
  let words = ''
  let raw: { name: string; attributes: Attributes; text: string } | null = null
  let link: { attributes: Attributes; text: string } | null = null

  const say = (more: string) => {
    words += more
    if (link) link.text += more
  }
  const endLine = () => {
    const line = plain(words)
    const kind = open.findLast(name => telling.has(name))
    if (line) text.push(kind ? `${kind}: ${line}` : line)
    words = ''
  }
  const readAttributes = (name: string, attributes: Attributes) => {
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'id') ids.push(value)
      else if (key.startsWith('data-')) data.push(`${key}="${value}"`)
      else if (key.startsWith('aria-') || stateAttributes.has(key)) aria.push(`${name} ${key}="${value}"`)
    }
    if (name === 'meta' || name === 'link') head.push(written(name, attributes, key => !key.startsWith('data-')))
    if (fields.has(name)) forms.push(written(name, attributes, key => fieldAttributes.has(key)))
    if (pictures.has(name)) images.push(written(name, attributes, key => pictureAttributes.has(key)))
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      readAttributes(name, attributes)
      if (name === 'script' || name === 'style' || name === 'title') {
        raw = { name, attributes, text: '' }
        return
      }
      if (!inline.has(name)) endLine()
      if (name === 'a') link = { attributes, text: '' }
      if (name === 'img' && attributes.alt) say(` [${attributes.alt}] `)
      if (!voidElements.has(name)) open.push(name)
    },
    ontext(part) {
      if (raw) raw.text += part
      else say(part)
    },
    onclosetag(name) {
      if (raw?.name === name) {
        const { attributes } = raw
        if (name === 'title') (open.includes('svg') ? text : head).push(`title: ${plain(raw.text)}`)
        else if (attributes.type === 'application/ld+json') jsonLd.push(...jsonLines(JSON.parse(raw.text)))
        else if (name === 'script') scripts.push(written('script', attributes, key => !key.startsWith('data-')))
        raw = null
        return
      }
      if (!inline.has(name)) endLine()
      if (name === 'a' && link) {
        const { href = '(no address)', ...others } = link.attributes
        links.push(written(`${plain(link.text)} → ${href}`, others, key => linkAttributes.has(key)))
        link = null
      }
      if (open.at(-1) === name) open.pop()
    }
  })
  parser.end(html)
  endLine()
  const sorted = { head, ids, data, aria }
  for (const lines of Object.values(sorted)) lines.sort()
  const sections = { text, links, forms, images, scripts, 'json-ld': jsonLd, ...sorted }
  return Object.fromEntries(Object.entries(sections).filter(([, lines]) => lines.length > 0))
}
