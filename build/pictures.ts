import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, parse } from 'node:path'
import pLimit from 'p-limit'
import type * as v from 'valibot'
import { defaultPortrait, portraits } from '../app/site/pictures/portraits.data.ts'
import { hands as handsSchema } from '../content/hands/hands.schema.ts'
import { pictures } from '../content/pictures/pictures.schema.ts'
import { ContentError } from '../server/content/content-error.ts'
import { readYaml } from '../server/content/validate.ts'
import { contentHash } from '../server/platform/compress.ts'
import { writeAtomically } from '../server/platform/write-atomically.ts'
import { makeHandShares } from './pictures/hand-shares.ts'
import type { Master } from './pictures/made-once.ts'
import { type MadePicture, makeSizes, sizesFile } from './pictures/make-sizes.ts'
import { type MadePortrait, makePortraits } from './pictures/portraits.ts'
import { makeSharePictures } from './pictures/share-pictures.ts'
import { undescribed } from './pictures/undescribed.ts'

const masters = 'art/masters'
/** Committed: to make all of them takes minutes. */
export const picturesFolder = 'art/sizes'
export const pictureFactsFile = '.cache/pictures.json'

/** The pictures of the build: the sizes of every master, and the files of portraits and shared pictures by slug, by master and by hand of the day. */
export type PictureFacts = {
  pictures: Record<string, MadePicture>
  portraits: Record<string, MadePortrait>
  shares: Record<string, string>
}

/** Makes the sizes of every described master, the portraits and shared pictures, each once; removes others. Returns what lacks a description. */
export async function makePictures(): Promise<string[]> {
  await mkdir(picturesFolder, { recursive: true })
  const before = new Set(await readdir(picturesFolder))
  const present = (await readdir(masters)).filter(name => /\.(webp|png)$/.test(name)).sort()
  const words = await readChecked('content/pictures/pictures.yaml', pictures)
  const files = present.filter(file => Object.hasOwn(words, parse(file).name))
  const read = await Promise.all(
    files.map(async file => [parse(file).name, await readFile(join(masters, file))] as const)
  )
  const masterOf = new Map(read.map(([name, bytes]) => [name, { name, bytes, hash: contentHash(bytes).slice(0, 8) }]))
  const sizes: PictureFacts['pictures'] = {}
  const shownAsPortraits = new Set([...Object.values(portraits), defaultPortrait])
  const photographs = [...masterOf.values()].filter(({ name }) => !shownAsPortraits.has(name))
  await pLimit(availableParallelism()).map(photographs, async master => {
    sizes[master.name] = await makeSizes(master, picturesFolder)
  })
  const facts: PictureFacts = {
    pictures: sizes,
    portraits: await makePortraits(masterOf, picturesFolder),
    shares: {
      ...(await makeSharePictures(masterOf, picturesFolder)),
      ...(await makeHandShares(await readChecked('content/hands/hands.yaml', handsSchema), picturesFolder))
    }
  }
  const written = JSON.stringify(facts)
  if ((await readFile(pictureFactsFile, 'utf8').catch(() => '')) !== written)
    await writeAtomically(pictureFactsFile, written)
  await removeOthers([...masterOf.values()], written, before)
  return undescribed(
    present.map(file => parse(file).name),
    words
  )
}

async function removeOthers(masters: readonly Master[], facts: string, before: ReadonlySet<string>): Promise<void> {
  const present = await readdir(picturesFolder)
  const isUsed = (name: string) =>
    facts.includes(`"${name}"`) || masters.some(({ name: master, hash }) => name === sizesFile(master, hash))
  await Promise.all(present.filter(name => !isUsed(name)).map(name => rm(join(picturesFolder, name))))
  const made = present.filter(name => isUsed(name) && !before.has(name))
  if (made.length > 0) console.log(`Made ${made.length} files in ${picturesFolder}: commit them with their masters`)
}

/** The value of a file of content. Throws ContentError, naming file and field, where it cannot be read. */
async function readChecked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  const { value, faults } = readYaml(await readFile(file, 'utf8'), file, schema)
  if (value === null) throw new ContentError(faults)
  return value
}
