import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, parse } from 'node:path'
import { portraits } from '../app/site/pictures/portraits.data.ts'
import { contentHash } from '../server/pages/compress.ts'
import { type MadePicture, makeSizes } from './pictures/make-sizes.ts'
import { readPictureWords } from './pictures/picture-words.ts'
import { makePortraits } from './pictures/portraits.ts'
import { makeSharePictures } from './pictures/share-pictures.ts'
import { undescribed } from './pictures/undescribed.ts'

const masters = 'art/masters'
export const picturesFolder = '.cache/pictures'

/** What the build knows of its pictures: the sizes of every master, and the files of portraits and shared pictures by slug and by master. */
export type PictureFacts = {
  pictures: Record<string, MadePicture>
  portraits: Record<string, string>
  shares: Record<string, string>
}

/**
 * Makes the web sizes of every master that somebody has described, the portraits and the pictures to share, each once. Out: what to write about the others; `.cache/pictures`
 * holds the files and their facts.
 */
export async function makePictures(): Promise<string[]> {
  await mkdir(picturesFolder, { recursive: true })
  const present = (await readdir(masters)).filter(name => /\.(webp|png)$/.test(name)).sort()
  const words = await readPictureWords()
  const files = present.filter(file => Object.hasOwn(words, parse(file).name))
  const read = await Promise.all(
    files.map(async file => [parse(file).name, await readFile(join(masters, file))] as const)
  )
  const masterOf = new Map(read.map(([name, bytes]) => [name, { name, bytes, hash: contentHash(bytes).slice(0, 8) }]))
  const pictures: PictureFacts['pictures'] = {}
  const shownAsPortraits = new Set(Object.values(portraits))
  const waiting = [...masterOf.values()].filter(({ name }) => !shownAsPortraits.has(name))
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let master = waiting.shift(); master; master = waiting.shift())
        pictures[master.name] = await makeSizes(master, picturesFolder)
    })
  )
  const facts: PictureFacts = {
    pictures,
    portraits: await makePortraits(masterOf, picturesFolder),
    shares: await makeSharePictures(masterOf, picturesFolder)
  }
  const written = JSON.stringify(facts)
  const path = join(picturesFolder, 'pictures.json')
  if ((await readFile(path, 'utf8').catch(() => '')) !== written) await writeFile(path, written)
  return undescribed(
    present.map(file => parse(file).name),
    words
  )
}
