import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const query = '?minified'

/** Gives the minified text of a script that is imported with `?minified`, for a page that holds it inline. */
export function minifiedPlugin(): Plugin {
  return {
    name: 'minified',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const file = id.slice(0, -query.length)
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
      return `export default ${JSON.stringify(minifySync(file.replace('.ts', '.js'), code).code)}`
    }
  }
}
