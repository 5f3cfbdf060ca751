import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { portraitSlug } from '../../app/site/pictures/ambassador-picture.ts'
import { send } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { buildsFolder } from '../platform/builds.ts'

/** GET /{slug}_nav.webp, "the ambassador image path": the portrait of a known ambassador, on every host. Another name is a plain 404. */
export async function answerAmbassadorPicture(c: SiteContext): Promise<Response> {
  const { facts, settings } = c.var
  const { portraits } = await settings.build()
  const slug = portraitSlug(facts.pathname) ?? ''
  const address = Object.hasOwn(portraits, slug) ? portraits[slug] : undefined
  const bytes = address === undefined ? null : await readOnce(fileOf(address, settings.buildId))
  return bytes
    ? send(c, bytes, { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' })
    : send(c, 'No such file', { 'Content-Type': 'text/plain; charset=utf-8' }, 404)
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
