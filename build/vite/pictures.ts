import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type PictureFacts, pictureFactsFile, picturesFolder } from '../pictures.ts'

/** Serves `virtual:pictures`, `virtual:portraits` and `virtual:share-pictures`, for code that the server alone renders. */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    configureServer: followMasters,
    resolveId: source => (source in modules ? `\0${source}` : undefined),
    load(source) {
      const write = modules[source.slice(1)]
      if (!source.startsWith('\0') || !write) return undefined
      const imports: string[] = []
      const urlOf = (file: string) => `url${imports.push(JSON.stringify(`${resolve(picturesFolder, file)}?url`)) - 1}`
      const body = write(JSON.parse(readFileSync(pictureFactsFile, 'utf8')), urlOf)
      return `${imports.map((path, number) => `import url${number} from ${path}`).join('\n')}\nexport default { ${body} }`
    }
  }
}

/** A file that is dropped into the masters, or described, is shown without a restart. A folder is copied in several steps: they count as one. */
function followMasters(server: ViteDevServer): void {
  const watched = ['art/masters', 'content/pictures'].map(folder => resolve(folder))
  let timer: NodeJS.Timeout | undefined
  const follow = async () => {
    const { makePictures } = await import('../pictures.ts')
    for (const message of await makePictures()) console.error(message)
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
    server.hot.send({ type: 'full-reload' })
  }
  server.watcher.add(watched)
  server.watcher.on('all', (_event, path) => {
    if (!watched.some(folder => resolve(path).startsWith(folder))) return
    clearTimeout(timer)
    timer = setTimeout(() => void follow().catch(error => console.error(String(error))), 200)
  })
}

type Writer = (facts: PictureFacts, urlOf: (file: string) => string) => string

const modules: Readonly<Record<string, Writer>> = {
  'virtual:pictures': ({ pictures }, urlOf) =>
    fieldsOf(pictures, ({ width, height, files }) => {
      const sizes = files.map(
        ({ width, webp, avif }) => `{ width: ${width}, webp: ${urlOf(webp)}, avif: ${avif ? urlOf(avif) : null} }`
      )
      return `{ width: ${width}, height: ${height}, sizes: [${sizes.join(', ')}] }`
    }),
  'virtual:portraits': ({ portraits }, urlOf) =>
    fieldsOf(portraits, ({ plain, dense }) => `{ plain: ${urlOf(plain)}, dense: ${urlOf(dense)} }`),
  'virtual:share-pictures': ({ shares }, urlOf) => fieldsOf(shares, urlOf)
}

/** The fields of an object as code. */
const fieldsOf = <Value>(values: Readonly<Record<string, Value>>, write: (value: Value) => string): string =>
  Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}: ${write(value)}`)
    .join(',\n')
