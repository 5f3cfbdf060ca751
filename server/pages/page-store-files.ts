import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pages, StoredPage } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'

type Saved = Omit<StoredResponse, 'br' | 'gz' | 'validUntil'> & {
  validUntil: number | null
  br: [number, number]
  gz: [number, number]
}
type Index = {
  key: string
  byAudience: boolean
  byPlatform: boolean
  variants: [string, { document: number; payload: number }][]
}[]

/** Writes the pages of a store below a folder, all or nothing: one file with all bytes, one with all the rest. Shared bytes are written once. */
export async function writePages(folder: string, pages: Pages): Promise<void> {
  const responses = new Map<StoredResponse, number>()
  const blobs: Buffer[] = []
  const saved: Saved[] = []
  let offset = 0
  const blob = (bytes: Buffer): [number, number] => {
    blobs.push(bytes)
    offset += bytes.length
    return [offset - bytes.length, bytes.length]
  }
  const save = (response: StoredResponse) => {
    const known = responses.get(response)
    if (known !== undefined) return known
    const { br, gz, validUntil, ...rest } = response
    responses.set(response, saved.length)
    return (
      saved.push({ ...rest, validUntil: Number.isFinite(validUntil) ? validUntil : null, br: blob(br), gz: blob(gz) }) -
      1
    )
  }
  const index: Index = [...pages].map(([key, { byAudience, byPlatform, variants }]) => ({
    key,
    byAudience,
    byPlatform,
    variants: [...variants].map(([name, { document, payload }]) => [
      name,
      { document: save(document), payload: save(payload) }
    ])
  }))
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await writeFile(join(partial, 'pages.bin'), Buffer.concat(blobs))
  await writeFile(join(partial, 'pages.json'), JSON.stringify({ index, saved }))
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await rename(partial, folder)
}

/** Reads what `writePages` wrote. Out: the pages, or null where the folder does not hold them, or not whole: they are rendered again then. */
export async function readPages(folder: string): Promise<Pages | null> {
  try {
    const [json, bytes] = await Promise.all([
      readFile(join(folder, 'pages.json'), 'utf8'),
      readFile(join(folder, 'pages.bin'))
    ])
    return laidOut(json, bytes)
  } catch {
    return null
  }
}

/** Throws where the two do not belong together. */
function laidOut(json: string, bytes: Buffer): Pages {
  const { index, saved } = JSON.parse(json) as { index: Index; saved: Saved[] }
  const slice = ([from, length]: [number, number]) => {
    if (from + length > bytes.length) throw new Error('The page store is cut off')
    return bytes.subarray(from, from + length)
  }
  const responses = saved.map<StoredResponse>(({ br, gz, validUntil, ...rest }) => ({
    ...rest,
    validUntil: validUntil ?? Number.POSITIVE_INFINITY,
    br: slice(br),
    gz: slice(gz)
  }))
  const at = (place: number) => {
    const response = responses[place]
    if (!response) throw new Error('The page store names a response that it does not hold')
    return response
  }
  return new Map(
    index.map(({ key, byAudience, byPlatform, variants }): [string, StoredPage] => [
      key,
      {
        byAudience,
        byPlatform,
        variants: new Map(
          variants.map(([name, { document, payload }]) => [name, { document: at(document), payload: at(payload) }])
        )
      }
    ])
  )
}
