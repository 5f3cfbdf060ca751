import { Parser } from 'htmlparser2'
import type { Embedded } from '../../app/site/http/embedded.ts'
import { notPages } from '../../app/site/http/not-pages.data.ts'

/** Changes the links of a document, or of a part of its body, by its mode of embedding. What has lost its form is not brought to life. */
export const asEmbedded = (html: string, mode: Embedded): string =>
  mode === 'all' ? stripOutboundLinks(html).replace(/ data-hydrate="[^"]*"/g, '') : keepEmbedded(html, mode)

/** In an embedded page, links to the site's own pages carry the mode on. Unchanged: links within the page, into a new tab, to elsewhere. */
export const keepEmbedded = (html: string, mode: Embedded): string =>
  html.replace(/<a\b[^>]*>/g, tag =>
    / (target|download)\b/.test(tag)
      ? tag
      : tag.replace(
          / href="(\/(?!\/)[^"?#]*\/|\/)(\?[^"#]*)?(#[^"]*)?"/,
          (whole, path: string, query = '', place = '') =>
            notPages.some(tree => path.startsWith(tree))
              ? whole
              : ` href="${path}${query ? `${query}&amp;` : '?'}embedded=${mode}${place}"`
        )
  )

type Open = {
  name: string
  /** Whether it goes where all of it has gone: never a part of the shell, which a navigation looks for. */
  holds: boolean
  from: number
  act: 'keep' | 'unlink' | 'drop'
  words: number
  dropped: number
}
type Edit = { from: number; to: number; text: string }

/** Elements that only hold others: they go once all of these have gone. */
const holders = new Set(['p', 'li', 'ul', 'ol', 'div', 'nav', 'span'])
/** Elements to see without any words. */
const seen = new Set(['img', 'picture', 'svg', 'video', 'canvas', 'input', 'hr', 'button', 'meter', 'progress'])

/** "embedded=all … every link out of the page's own body too": links keep their words, buttons that are links and forms go, with what only held them. */
export function stripOutboundLinks(html: string): string {
  const edits: Edit[] = []
  const open: Open[] = []
  let inBody = !html.includes('<body')
  let droppedBelow: Open | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'body') inBody = true
        const act = inBody && !droppedBelow ? actOn(name, attributes) : 'keep'
        const holds = holders.has(name) && !('data-part' in attributes)
        const element = { name, holds, from: parser.startIndex, act, words: 0, dropped: 0 }
        open.push(element)
        if (act === 'drop') droppedBelow = element
        if (act === 'unlink') edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text: spanOf(attributes) })
        if (seen.has(name)) for (const around of open) around.words += 1
      },
      ontext(text) {
        if (text.trim() && !droppedBelow) for (const around of open) around.words += 1
      },
      onclosetag() {
        const element = open.pop()
        if (!element) return
        const end = parser.endIndex + 1
        const parent = open.at(-1)
        if (element === droppedBelow) {
          droppedBelow = null
          edits.push({ from: element.from, to: end, text: '' })
          if (parent) parent.dropped += 1
        } else if (element.act === 'unlink') edits.push({ from: parser.startIndex, to: end, text: '</span>' })
        else if (!droppedBelow && element.dropped > 0 && element.words === 0 && element.holds) {
          edits.push({ from: element.from, to: end, text: '' })
          if (parent) parent.dropped += 1
        }
      }
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true }
  )
  parser.end(html)
  return applied(html, edits)
}

function actOn(name: string, { href, class: classes = '' }: Record<string, string>): Open['act'] {
  if (name === 'form' || name === 'iframe' || name === 'area') return 'drop'
  if (name !== 'a' || href === undefined || href.startsWith('#')) return 'keep'
  const isButton = classes.split(' ').includes('button') && !/^(mailto|tel):/.test(href)
  return isButton ? 'drop' : 'unlink'
}

/** The words of a link keep their place in the layout, never the look of something to press. */
function spanOf({ class: classes = '', id }: Record<string, string>): string {
  const names = classes.split(' ').filter(name => name && !name.startsWith('button'))
  const attribute = (name: string, value: string | undefined) =>
    value ? ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` : ''
  return `<span${attribute('class', names.join(' '))}${attribute('id', id)}>`
}

/** Edits inside a part that goes are lost with it. */
function applied(html: string, edits: readonly Edit[]): string {
  const gone = edits.filter(({ text }) => text === '')
  const outermost = edits.filter(
    edit => !gone.some(other => other !== edit && other.from <= edit.from && edit.to <= other.to)
  )
  let text = ''
  let at = 0
  for (const edit of outermost.toSorted((a, b) => a.from - b.from)) {
    text += html.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + html.slice(at)
}
