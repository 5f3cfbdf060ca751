import { globSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Every message file of a locale below `app`, merged. Throws on a key given twice. */
export function readMessages(locale: string): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const file of globSync(`app/**/messages/${locale}.json`).sort()) {
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
      if (key in messages) throw new Error(`${file}: the key '${key}' stands in another file too`)
      messages[key] = text
    }
  }
  return messages
}

const compiled = (locale: string) =>
  Object.fromEntries(Object.entries(readMessages(locale)).map(([key, text]) => [key, compile(text)]))

const name = 'virtual:messages'

/** Serves the compiled messages of all locales to the server's build. A browser is sent words, never messages: they stand in what it asks for. */
export function messagesPlugin(locales: readonly string[]): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return `export default ${JSON.stringify(Object.fromEntries(locales.map(locale => [locale, compiled(locale)])))}`
    },
    handleHotUpdate({ file, server }) {
      if (!/\/messages\/[\w-]+\.json$/.test(file)) return
      for (const { moduleGraph } of Object.values(server.environments)) {
        const module = moduleGraph.idToModuleMap.get(`\0${name}`)
        if (module) moduleGraph.invalidateModule(module)
      }
      server.hot.send({ type: 'full-reload' })
    }
  }
}
