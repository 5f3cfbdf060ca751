import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageSet } from './page-set.ts'
import type { StoredPage } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Headers and traces are the same for many pages: they are written once, and named by their place. */
type Saved = Omit<StoredResponse, 'br' | 'validUntil' | 'headers'> & {
  validUntil: number | null
  br: [number, number]
  headers: number
}
type SavedPage = {
  key: string
  byAudience: boolean
  byPlatform: boolean
  reads: number
  variants: [string, { document: number; payload: number }][]
}
type SavedSet = {
  version: string
  values: [string, string][]
  headers: Record<string, string>[]
  /** Places of names in `values`. */
  traces: number[][]
  saved: Saved[]
  index: SavedPage[]
}

/** Writes a set of pages below a folder, all or nothing: one file with all bytes, one with all the rest. Shared bytes are written once. */
export async function writePages(folder: string, { version, values, pages }: PageSet): Promise<void> {
  const blobs: Buffer[] = []
  let offset = 0
  const blob = (bytes: Buffer): [number, number] => {
    blobs.push(bytes)
    offset += bytes.length
    return [offset - bytes.length, bytes.length]
  }
  const names = new Map([...values.keys()].map((name, place) => [name, place]))
  const headers = table<Record<string, string>>()
  const traces = table<number[]>()
  const responses = new Map<StoredResponse, number>()
  const saved: Saved[] = []
  const save = (response: StoredResponse) => {
    const known = responses.get(response)
    if (known !== undefined) return known
    const { br, validUntil, headers: own, ...rest } = response
    responses.set(response, saved.length)
    saved.push({
      ...rest,
      validUntil: Number.isFinite(validUntil) ? validUntil : null,
      br: blob(br),
      headers: headers.placeOf({ ...own })
    })
    return saved.length - 1
  }
  const index = [...pages].map(
    ([key, { byAudience, byPlatform, reads, variants }]): SavedPage => ({
      key,
      byAudience,
      byPlatform,
      reads: traces.placeOf(reads.map(name => names.get(name) ?? -1)),
      variants: [...variants].map(([name, { document, payload }]) => [
        name,
        { document: save(document), payload: save(payload) }
      ])
    })
  )
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  const file = await open(join(partial, 'pages.bin'), 'w')
  for (let from = 0; from < blobs.length; from += 500) await file.writev(blobs.slice(from, from + 500))
  await file.close()
  const set: SavedSet = { version, values: [...values], headers: headers.rows, traces: traces.rows, saved, index }
  await writeFile(join(partial, 'pages.json'), JSON.stringify(set))
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await rename(partial, folder)
}

/** Rows that are the same stand once. */
function table<Row>() {
  const places = new Map<string, number>()
  const rows: Row[] = []
  return {
    rows,
    placeOf(row: Row): number {
      const text = JSON.stringify(row)
      const place = places.get(text) ?? rows.push(row) - 1
      places.set(text, place)
      return place
    }
  }
}

/** Reads what `writePages` wrote. Out: the set, or null where the folder does not hold one, or not whole: its pages are rendered again then. */
export async function readPages(folder: string): Promise<PageSet | null> {
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
function laidOut(json: string, bytes: Buffer): PageSet {
  const { version, values, headers, traces, saved, index } = JSON.parse(json) as SavedSet
  const names = values.map(([name]) => name)
  const reads = traces.map(places => places.map(place => rowOf(names, place)))
  const slice = ([from, length]: [number, number]) => {
    if (from + length > bytes.length) throw new Error('The page store is cut off')
    return bytes.subarray(from, from + length)
  }
  const responses = saved.map<StoredResponse>(({ br, validUntil, headers: place, ...rest }) => ({
    ...rest,
    validUntil: validUntil ?? Number.POSITIVE_INFINITY,
    headers: rowOf(headers, place),
    br: slice(br)
  }))
  const pages = new Map(
    index.map((page): [string, StoredPage] => [
      page.key,
      {
        byAudience: page.byAudience,
        byPlatform: page.byPlatform,
        reads: rowOf(reads, page.reads),
        variants: new Map(
          page.variants.map(([name, { document, payload }]) => [
            name,
            { document: rowOf(responses, document), payload: rowOf(responses, payload) }
          ])
        )
      }
    ])
  )
  return { version, pages, values: new Map(values) }
}

function rowOf<Row>(rows: readonly Row[], place: number): Row {
  const row = rows[place]
  if (row === undefined) throw new Error('The page store names what it does not hold')
  return row
}
