import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chooseEncoding } from './pages/cached-response.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2'
}
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

const lookAgainMs = 1000

type StaticFile = { bytes: Buffer; headers: Record<string, string | number> }

/**
 * Serves the browser files of the present build and of those before it, so that a page open since before a deploy finds its own.
 * In: the client folders, newest build first, and how to look for the folders again: a build that was made since the start
 * may be served by another process already. Out: a function that answers a request and gives the status; a file that is missing is a plain 404, never HTML.
 */
export function createStaticFiles(
  folders: readonly string[],
  lookAgain: () => Promise<readonly string[]> = async () => folders
) {
  const kept = new Map<string, Promise<StaticFile | null>>()
  let present = Promise.resolve(folders)
  let lookedAt = Number.NEGATIVE_INFINITY

  /** The folders as they stand now: a request for what does not exist has them read at most once a second. */
  function foldersNow(): Promise<readonly string[]> {
    if (performance.now() - lookedAt > lookAgainMs) {
      lookedAt = performance.now()
      present = lookAgain()
    }
    return present
  }

  async function find(pathname: string, encoding: keyof typeof endings): Promise<StaticFile | null> {
    return (await findIn(folders, pathname, encoding)) ?? findIn(await foldersNow(), pathname, encoding)
  }

  async function findIn(
    among: readonly string[],
    pathname: string,
    encoding: keyof typeof endings
  ): Promise<StaticFile | null> {
    const type = types[extname(pathname)]
    if (!type) return null
    for (const folder of among) {
      const path = join(folder, pathname)
      for (const ending of new Set([endings[encoding], ''])) {
        if (!(await stat(path + ending).catch(() => null))?.isFile()) continue
        const bytes = await readFile(path + ending).catch(() => null)
        if (!bytes) continue
        return {
          bytes,
          headers: {
            'Content-Type': type,
            'Content-Length': bytes.length,
            'Cache-Control': 'public, max-age=31536000, immutable',
            Vary: 'Accept-Encoding',
            ...(ending ? { 'Content-Encoding': encoding } : {})
          }
        }
      }
    }
    return null
  }

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<number> => {
    const safe = normalize(pathname)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const key = `${encoding} ${safe}`
    const reading =
      kept.get(key) ??
      (/^\/assets\/[\w./-]+$/.test(safe) && !safe.includes('..') ? find(safe, encoding) : Promise.resolve(null))
    const file = await reading
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('No such file')
      return 404
    }
    kept.set(key, reading)
    response.writeHead(200, file.headers)
    response.end(request.method === 'HEAD' ? undefined : file.bytes)
    return 200
  }
}
