import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'

/** The bounds of an archive: some ten times what the site has. */
const maxUnpackedBytes = 100_000_000
const maxFiles = 20_000
/** Names as content has them: no folder begins with a dot, so that none leads out of the archive's own. */
const namePattern = /^(?:[a-z0-9][a-z0-9@._-]*\/)*[a-z0-9][a-z0-9@._-]*\.(?:yaml|md|webp)$/i

/** An archive that is not taken. The message says why. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** Files by their paths as a tar.gz. The same files give the same bytes, wherever and whenever. */
export async function packContent(files: ReadonlyMap<string, Uint8Array | string>): Promise<Buffer> {
  const entries = [...files].map(([name, data]) => {
    const body = Buffer.from(data)
    return { header: { name, size: body.length, mtime: new Date(0), mode: 0o644 }, body }
  })
  return promisify(gzip)(await packTar(entries))
}

/** The files of a tar.gz by their paths. Throws ArchiveError for what is no archive, is too large, or holds anything but files of content: no link, no path that leads out of it. */
export async function unpackContent(archive: Uint8Array): Promise<Map<string, Uint8Array>> {
  const tar = await promisify(gunzip)(archive, { maxOutputLength: maxUnpackedBytes }).catch(error => {
    if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new ArchiveError('is larger than 100 MB when it is unpacked')
    throw new ArchiveError(`is no gzip: ${error.message}`)
  })
  const entries = await unpackTar(tar, { strict: true }).catch(error => {
    throw new ArchiveError(`is no tar: ${error.message}`)
  })
  if (entries.length > maxFiles) throw new ArchiveError(`has more than ${maxFiles} files`)
  const files = new Map<string, Uint8Array>()
  for (const { header, data = new Uint8Array() } of entries) {
    const { name, type = 'file' } = header
    if (type !== 'file')
      throw new ArchiveError(`holds a ${type}, ${JSON.stringify(name.slice(0, 100))}: only files may be in it`)
    if (!namePattern.test(name))
      throw new ArchiveError(`holds ${JSON.stringify(name.slice(0, 100))}: that is no name of a file of content`)
    if (files.has(name)) throw new ArchiveError(`holds ${name} twice`)
    files.set(name, data)
  }
  return files
}
