import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressToKeep } from '../server/pages/compress.ts'

/** The folder where compressed bytes are kept by content, across builds. */
export const compressedCache = '.cache/compressed'

/** Puts a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter(name => /\.(js|css|svg|json|txt|ico)$/.test(name))
      .map(async name => {
        const path = join(folder, name)
        const { br, gz } = await compressToKeep(await readFile(path), compressedCache)
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      })
  )
}
