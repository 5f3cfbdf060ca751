import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type PictureFacts, picturesFolder } from '../pictures.ts'

/** Serves the facts of every picture with the addresses of its sizes as `virtual:pictures`. For code that the server alone renders. */
export function picturesPlugin(): Plugin {
  const id = 'virtual:pictures'
  return {
    name: 'pictures',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const facts = JSON.parse(readFileSync(`${picturesFolder}/pictures.json`, 'utf8')) as PictureFacts
      const imports: string[] = []
      const entries = Object.entries(facts).map(([name, { width, height, files }]) => {
        const sizes = files.map(({ width, file }) => {
          const number = imports.push(JSON.stringify(`${resolve(picturesFolder, file)}?url`)) - 1
          return `{ width: ${width}, url: url${number} }`
        })
        return `${JSON.stringify(name)}: { width: ${width}, height: ${height}, sizes: [${sizes.join(', ')}] }`
      })
      return `${imports.map((path, number) => `import url${number} from ${path}`).join('\n')}\nexport default { ${entries.join(',\n')} }`
    }
  }
}
