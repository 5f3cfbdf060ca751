import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { teamOf } from '../../app/site/page/team.ts'
import { portraitSlug } from '../../app/site/pictures/ambassador-picture.ts'
import { defaultPortrait } from '../../app/site/pictures/portraits.data.ts'
import { send } from '../http/answers.ts'
import { forOtherSites } from '../http/security-headers.ts'
import type { SiteContext } from '../http/site-context.ts'
import type { RendererSettings } from '../pages/page-renderer.ts'
import { buildsFolder } from '../platform/builds.ts'

/** GET /{slug}_nav.webp, "the ambassador image path": the portrait of an ambassador of now, or the default one, on every host. Another name is a plain 404. */
export async function answerAmbassadorPicture(c: SiteContext): Promise<Response> {
  const { facts, settings, content } = c.var
  const slug = portraitSlug(facts.pathname)
  const isKnown = teamOf(content).some(person => person.slug === slug)
  const bytes = isKnown && slug ? await portraitOf(slug, settings) : null
  return bytes
    ? send(c, bytes, { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400', ...forOtherSites })
    : send(c, 'No such file', { 'Content-Type': 'text/plain; charset=utf-8' }, 404)
}

/** The built portrait; else the picture that editors have put beside the person's story, which needs no build; else the default one. */
export async function portraitOf(
  slug: string,
  { build, buildId, contentFolder }: Pick<RendererSettings, 'build' | 'buildId' | 'contentFolder'>
): Promise<NonSharedBuffer | null> {
  const { portraits } = await build()
  if (!Object.hasOwn(portraits, slug)) {
    const own = await readFile(join(contentFolder(), 'ambassadors', slug, 'portrait.webp')).catch(() => null)
    if (own) return own
  }
  const { plain } = (Object.hasOwn(portraits, slug) ? portraits[slug] : portraits[defaultPortrait]) ?? {}
  return plain === undefined ? null : readOnce(fileOf(plain, buildId))
}

const read = new Map<string, Promise<NonSharedBuffer | null>>()

/** There are as many portraits as the register names, so that all may be cached. A file that is gone is looked for again. */
function readOnce(file: string): Promise<NonSharedBuffer | null> {
  const reading =
    read.get(file) ??
    readFile(file).catch(() => {
      read.delete(file)
      return null
    })
  read.set(file, reading)
  return reading
}

/** A built file lies in its build; in the edit loop it is addressed by where it lies. */
const fileOf = (address: string, buildId: string): string =>
  address.startsWith('/assets/')
    ? join(buildsFolder, buildId, 'client', address)
    : address.replace(/^\/(@fs\/)?/, (_, outside) => (outside ? '/' : ''))
