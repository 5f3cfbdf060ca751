import { locales } from '../app/domain/locales/locale.ts'
import { siteOf } from '../app/domain/sites/sites.ts'
import { readEnvironment } from '../app/site/config/environment.ts'
import { ensureBuild } from '../build/build.ts'
import type { LiveAddress } from '../server/pages/live-addresses.ts'
import { prerender } from '../server/pages/prerender.ts'
import { createRendering } from '../server/start/rendering.ts'
import { type Trace, tracedContent, tracedValue } from './content-trace.ts'
import { namesRead, type TracedPage, usesOf } from './uses.ts'

/** Prints which pages use something of the content. Throws where no name is given. */
export async function printUses([asked]: readonly string[]): Promise<void> {
  if (!asked) throw new Error('Say of what: npm run uses -- welcome-bonus')
  await ensureBuild()
  const picture = /^(?:art\/masters\/)?([\w-]+)\.(?:webp|png)$/.exec(asked)?.[1]
  const pages = await tracedPages(asked, picture)
  const uses = usesOf(pages, picture ?? asked)
  if (uses.length > 0) {
    for (const { path, sites, fields } of uses)
      console.log(`${path}  on ${sites.join(', ')}${fields.length ? `  (${fields.join(', ')})` : ''}`)
    console.log(`\n${uses.length} pages use ${asked}`)
    return
  }
  const near = [...namesRead(pages)].filter(name => name.includes(asked.slice(0, 5))).slice(0, 10)
  console.log(`No page uses ${asked}.${near.length ? ` Of a similar name: ${near.join(', ')}` : ''}`)
}

/** Renders every page of each site in one language, the one that is asked for where the site has it, and notes what it reads. Languages use the same records. */
async function tracedPages(asked: string, picture: string | undefined): Promise<TracedPage[]> {
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  content.close()
  const whole = content.current()
  const file = picture ? new RegExp(`/assets/${picture}-\\d+-`) : null
  const reads = new Map<unknown, Trace>()
  const traced = {
    ...renderer,
    render: async (page: Parameters<typeof renderer.render>[0]) => {
      const trace: Trace = new Set()
      const rendered = await renderer.render({ ...page, content: tracedContent(whole, trace) })
      reads.set(rendered, trace)
      return rendered
    }
  }
  const pages = new Map<object, TracedPage>()
  const named = locales.find(locale => asked.endsWith(`/${locale}`))
  const languageOf = ({ siteId }: LiveAddress) =>
    siteOf(siteId).locales.find(locale => locale === named) ?? siteOf(siteId).locales[0]
  const figures = new Map<string, string[]>()
  let site = ''
  for await (const { address, rendered } of prerender(traced, one => one.locale === languageOf(one))) {
    const { siteId, path } = address
    if (site !== siteId) console.error(`Looking through the pages of ${siteId} …`)
    site = siteId
    const shown = file?.test(rendered.document.body.toString()) && picture ? [picture] : []
    const trace = [...(reads.get(rendered) ?? [])]
    const found = file ? shown : [...trace, ...figuresIn(whole, trace, figures)]
    pages.set(address, { siteId, path, reads: [...new Set([...(pages.get(address)?.reads ?? []), ...found])] })
    reads.clear()
  }
  return [...pages.values()]
}

/** The figures that traced texts name between braces. A text is looked through once: most pages read the same ones. */
function figuresIn(
  content: object & { figures: object },
  trace: readonly string[],
  known: Map<string, string[]>
): string[] {
  return trace.flatMap(name => {
    const found = known.get(name) ?? namedFigures(content, JSON.stringify(tracedValue(content, name)) ?? '')
    known.set(name, found)
    return found
  })
}

const namedFigures = ({ figures }: { figures: object }, text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    .filter(name => name in figures)
    .map(name => `figures/${name}`)
