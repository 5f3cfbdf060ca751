import { Parser } from 'htmlparser2'
import type { Payload } from '../../app/site/page/payload.ts'

type Open = { name: string; key: string | null; ofHead: boolean; screen: boolean; from: number }

/**
 * Takes out of a rendered document what a client-side navigation to it needs. In: the document and the build that made it.
 * Out: the payload (shape: app/site/page/payload.ts). Throws where a still part has no name or a name stands twice.
 */
export function extractPayload(html: string, buildId: string): Payload {
  const still: Record<string, string> = {}
  const regionLinks: string[] = []
  const head: string[] = []
  const open: Open[] = []
  let title = ''
  let styles: Payload['styles'] = null
  let inTitle = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title' && open.every(({ name }) => name !== 'svg')) inTitle = true
        if (name === 'style' && attributes['data-screen']) styles = { screen: attributes['data-screen'], css: '' }
        if ('data-region-link' in attributes && attributes.href) regionLinks.push(attributes.href)
        const key = attributes['data-still'] ?? null
        if (key === '') throw new Error('A still part has no name')
        open.push({
          name,
          key,
          ofHead: 'data-head' in attributes,
          screen: 'data-screen' in attributes,
          from: key === null ? parser.startIndex : parser.endIndex + 1
        })
      },
      ontext(text) {
        if (inTitle) title += text
        if (styles && open.at(-1)?.name === 'style' && open.at(-1)?.screen) styles.css += text
      },
      onclosetag(name) {
        inTitle = false
        const element = open.pop()
        if (element?.name !== name) throw new Error(`The document's elements are not balanced at <${name}>`)
        const { key, ofHead, from } = element
        if (key !== null && !key.startsWith('shell-')) {
          if (key in still) throw new Error(`Two still parts are named '${key}'`)
          still[key] = html.slice(from, parser.startIndex)
        }
        if (ofHead) head.push(html.slice(from, parser.endIndex + 1))
      }
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true }
  )
  parser.end(html)
  return { buildId, title, head: head.join(''), styles, still, regionLinks }
}
