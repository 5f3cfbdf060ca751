import { dirname } from 'node:path/posix'
import { locales } from '../../app/domain/locales/locale.ts'
import { type ContentFault, fileFault } from './content-error.ts'
import type { ContentFiles } from './content-files.ts'

type FaultsOf = (files: ContentFiles) => Promise<readonly ContentFault[]>

/**
 * The part of an edited folder that can be published: a file with a fault keeps its last good text, all others count; files that are gone and missed come back first.
 * In: the folder, the texts that were published last, and what finds the faults of a folder. Out: valid texts, and every fault of the folder.
 */
export async function publishable(
  files: ContentFiles,
  good: ContentFiles,
  faultsOf: FaultsOf
): Promise<{ files: ContentFiles; faults: readonly ContentFault[] }> {
  const found = await faultsOf(files)
  if (found.length === 0) return { files, faults: found }
  const edited = [...new Set([...files.keys(), ...good.keys()])].filter(path => files.get(path) !== good.get(path))
  const missed = await missedOf(
    edited.filter(path => !files.has(path)),
    found,
    paths => faultsOf(withFormer(files, good, new Set(paths)))
  )
  const former = new Set(missed)
  let tried = withFormer(files, good, former)
  let left = missed.length > 0 ? await faultsOf(tried) : found
  const faults = [...missed.map(file => fileFault(file, 'is gone and needed: put it back')), ...left]
  while (left.length > 0) {
    const open = edited.filter(path => !former.has(path))
    if (open.length === 0) return { files: good, faults }
    const faultsWithout = (path: string) => faultsOf(withFormer(files, good, new Set([...former, path])))
    for (const path of await causesOf(left, open, faultsWithout)) former.add(path)
    tried = withFormer(files, good, former)
    left = await faultsOf(tried)
  }
  return { files: tried, faults }
}

/** The files that are gone and needed: those that a fault names, and all others where fewer faults are left with them. A whole folder may be gone: it is read twice, not once a file. */
async function missedOf(
  gone: readonly string[],
  faults: readonly ContentFault[],
  faultsWith: (paths: readonly string[]) => Promise<readonly ContentFault[]>
): Promise<readonly string[]> {
  const atFault = new Set(faults.map(({ file }) => file))
  const named = gone.filter(path => atFault.has(path))
  if (named.length === gone.length) return named
  return (await faultsWith(gone)).length < (await faultsWith(named)).length ? gone : named
}

/**
 * The edited files that have to keep their last good text for some faults. A fault in a file that nobody has edited comes from the file of records without
 * which most of such faults are healed; else from another language of the same text; else nobody can say from which.
 */
async function causesOf(
  faults: readonly ContentFault[],
  edited: readonly string[],
  faultsWithout: (path: string) => Promise<readonly ContentFault[]>
): Promise<readonly string[]> {
  const faulty = edited.filter(path => faults.some(({ file }) => isWithin(path, file)))
  if (faulty.length > 0) return faulty
  const beside = edited.filter(path => faults.some(({ file }) => isBeside(path, file)))
  const records = edited.filter(path => !ofOneLanguage.test(path))
  const healing: { path: string; remaining: number }[] = []
  for (const path of records) {
    const others = edited.filter(other => other !== path)
    const isOfOther = ({ file }: ContentFault) => others.some(other => isWithin(other, file))
    const left = await faultsWithout(path)
    healing.push({ path, remaining: left.filter(fault => !isOfOther(fault)).length })
  }
  healing.sort((one, other) => one.remaining - other.remaining)
  const [best] = healing
  if (best && best.remaining < faults.length) return [best.path]
  if (beside.length > 0) return beside
  return records.length > 0 ? records : edited
}

const ofOneLanguage = new RegExp(`[/.](${locales.join('|')})(@[\\d-]+)?\\.(yaml|md)$`)

/** A fault may be of a whole folder. */
const isWithin = (path: string, file: string) => path === file || path.startsWith(`${file}/`)

/** The languages of one text are in one folder. */
const isBeside = (path: string, file: string) => dirname(path) === dirname(file)

function withFormer(files: ContentFiles, good: ContentFiles, former: ReadonlySet<string>): ContentFiles {
  const texts = [...new Set([...files.keys(), ...former])].flatMap(path => {
    const text = (former.has(path) ? good : files).get(path)
    return text === undefined ? [] : [[path, text] as const]
  })
  return new Map(texts.sort(([one], [other]) => (one < other ? -1 : 1)))
}
