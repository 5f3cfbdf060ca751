import { globSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Every message file of a locale below `app`, merged. In: the locale and whether only the `.client` files count. Throws on a key given twice. */
export function readMessages(locale: string, clientOnly = false): Record<string, string> {
  const messages: Record<string, string> = {}
  const endings = clientOnly ? [`${locale}.client.json`] : [`${locale}.json`, `${locale}.client.json`]
  for (const file of globSync(endings.map(ending => `app/**/messages/${ending}`)).sort()) {
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
      if (key in messages) throw new Error(`${file}: the key '${key}' stands in another file too`)
      messages[key] = text
    }
  }
  return messages
}

const compiled = (locale: string, clientOnly: boolean) =>
  Object.fromEntries(Object.entries(readMessages(locale, clientOnly)).map(([key, text]) => [key, compile(text)]))

const source = (value: unknown) => `export default ${JSON.stringify(value)}`
const serverName = 'virtual:messages'
const clientName = 'virtual:client-messages'

/** Serves the compiled messages: all locales to the server's build, one lazily loaded chunk per locale to the browser's. */
export function messagesPlugin(locales: readonly string[]): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: id => (id.startsWith(serverName) || id.startsWith(clientName) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${serverName}`)
        return source(Object.fromEntries(locales.map(locale => [locale, compiled(locale, false)])))
      if (id === `\0${clientName}`)
        return `export default {${locales.map(l => `${JSON.stringify(l)}: () => import(${JSON.stringify(`${clientName}/${l}`)})`).join(',')}}`
      if (id.startsWith(`\0${clientName}/`)) return source(compiled(id.slice(clientName.length + 2), true))
      return undefined
    },
    handleHotUpdate({ file, server }) {
      if (!/\/messages\/[\w-]+(\.client)?\.json$/.test(file)) return
      for (const environment of Object.values(server.environments))
        for (const [id, module] of environment.moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${serverName}`) || id.startsWith(`\0${clientName}`))
            environment.moduleGraph.invalidateModule(module)
      server.hot.send({ type: 'full-reload' })
    }
  }
}
