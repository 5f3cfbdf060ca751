import { locales } from '../../app/site/locales/locale.ts'
import type { ContentFault } from './content-error.ts'
import type { ContentFiles } from './content-files.ts'

/**
 * What of an edited folder can be published: a file with a fault keeps its last good text, all others count. In: the folder, the texts that were published
 * last, and what finds the faults of a folder. Out: valid texts, and every fault of the folder. A fault in a file that nobody has edited comes from records
 * that it names: then the one edited file of records that heals it keeps its last good text, or all of them.
 */
export function publishable(
  files: ContentFiles,
  good: ContentFiles,
  faultsOf: (files: ContentFiles) => readonly ContentFault[]
): { files: ContentFiles; faults: readonly ContentFault[] } {
  const faults = faultsOf(files)
  if (faults.length === 0) return { files, faults }
  const edited = [...new Set([...files.keys(), ...good.keys()])].filter(path => files.get(path) !== good.get(path))
  const records = edited.filter(path => !ofOneLanguage.test(path))

  /** The folder with some files, and after them every edited file that has a fault, as they were. Null where a fault remains. */
  function without(paths: readonly string[]): ContentFiles | null {
    const former = new Set(paths)
    for (;;) {
      const tried = withFormer(files, good, former)
      const found = former.size === 0 ? faults : faultsOf(tried)
      if (found.length === 0) return tried
      const faulty = edited.filter(path => !former.has(path) && found.some(({ file }) => isWithin(path, file)))
      if (faulty.length === 0) return null
      for (const path of faulty) former.add(path)
    }
  }

  for (const paths of [[], ...records.map(path => [path]), records]) {
    const tried = without(paths)
    if (tried) return { files: tried, faults }
  }
  return { files: good, faults }
}

const ofOneLanguage = new RegExp(`[/.](${locales.join('|')})(@[\\d-]+)?\\.(yaml|md)$`)

/** A fault may be of a whole folder. */
const isWithin = (path: string, file: string) => path === file || path.startsWith(`${file}/`)

function withFormer(files: ContentFiles, good: ContentFiles, former: ReadonlySet<string>): ContentFiles {
  const texts = [...new Set([...files.keys(), ...former])].flatMap(path => {
    const text = (former.has(path) ? good : files).get(path)
    return text === undefined ? [] : [[path, text] as const]
  })
  return new Map(texts.sort(([one], [other]) => (one < other ? -1 : 1)))
}
