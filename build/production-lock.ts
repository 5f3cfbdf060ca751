type Package = {
  /** Whether the whole project only builds or tests with it. */
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A package-lock.json of version 3: packages by where they are installed, the project itself at ''. */
export type Lock = { name: string; version: string; lockfileVersion: number; packages: Record<string, Package> }

/** The lock file of the packages that a project runs with, and of no others: each as the whole lock file has it. Throws where that one lacks one of them. */
export function productionLock({ name, version, packages }: Lock, root: Package): Lock {
  const found = new Map<string, Package>()
  const follow = (path: string, { dependencies, optionalDependencies, peerDependencies, ...facts }: Package) => {
    const peers = Object.keys(peerDependencies ?? {}).filter(peer => !facts.peerDependenciesMeta?.[peer]?.optional)
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers]) {
      const place = placeOf(path, needed, packages)
      if (place === null) throw new Error(`package-lock.json has no ${needed}, which ${path || 'the project'} needs`)
      add(place)
    }
    for (const wanted of Object.keys(optionalDependencies ?? {})) {
      const place = placeOf(path, wanted, packages)
      if (place !== null) add(place)
    }
  }
  const add = (place: string) => {
    if (found.has(place)) return
    const { dev: _, ...facts } = packages[place] ?? {}
    found.set(place, facts)
    follow(place, facts)
  }
  follow('', root)
  const inOrder = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { name, version, lockfileVersion: 3, packages: { '': root, ...Object.fromEntries(inOrder) } }
}

/** Where node finds a package: in the folder of the one that asks, or in those above. */
function placeOf(path: string, name: string, packages: Lock['packages']): string | null {
  for (let above = path; ; above = above.slice(0, above.lastIndexOf('node_modules')).replace(/\/$/, '')) {
    const place = `${above}${above && '/'}node_modules/${name}`
    if (place in packages) return place
    if (above === '') return null
  }
}
