import { readFile } from 'node:fs/promises'
import { type IconSet, readIconSet } from '../../app/site/icons/icon-set.ts'

/** The files of the sets that are installed as packages, by the name of the set. */
const packages: ReadonlyMap<string, string> = new Map([
  ['lucide', import.meta.resolve('@iconify-json/lucide/icons.json')]
])

const read = new Map<string, Promise<IconSet | null>>()

/** The icons of a set that is installed here; null where it is not. Read from its package when it is first asked for. Throws where its file is broken. */
export function localIcons(set: string): Promise<IconSet | null> {
  const file = packages.get(set)
  if (!file) return Promise.resolve(null)
  const known = read.get(set) ?? readPackage(set, file)
  read.set(set, known)
  return known
}

async function readPackage(set: string, file: string): Promise<IconSet> {
  const text = await readFile(new URL(file), 'utf8')
  const icons = readIconSet(JSON.parse(text), set)
  if (!icons) throw new Error(`${file} holds no icons of ${set}`)
  return icons
}
