import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { portraitSlug } from '../../app/site/pictures/ambassador-picture.ts'
import type { ApiCall } from '../api-call.ts'
import { buildsFolder } from '../builds.ts'

/**
 * GET /{slug}_nav.webp, "the ambassador image path": the portrait of a known ambassador, on every site and host, kept for a day. A name that nobody
 * has is a plain 404.
 */
export async function answerAmbassadorPicture({ request, response, facts, pages }: ApiCall): Promise<number> {
  const { build, buildId } = pages.renderer.settings
  const { portraits } = await build()
  const slug = portraitSlug(facts.pathname) ?? ''
  const address = Object.hasOwn(portraits, slug) ? portraits[slug] : undefined
  const bytes = address === undefined ? null : await readOnce(fileOf(address, buildId))
  if (!bytes) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(request.method === 'HEAD' ? undefined : 'No such file')
    return 404
  }
  response.writeHead(200, {
    'Content-Type': 'image/webp',
    'Content-Length': bytes.length,
    'Cache-Control': 'public, max-age=86400'
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
  return 200
}

const read = new Map<string, Promise<Buffer | null>>()

/** There are as many portraits as the register names, so that all may be kept. A file that is gone is looked for again. */
function readOnce(file: string): Promise<Buffer | null> {
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
