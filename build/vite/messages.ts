import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { messageTypes } from './message-types.ts'

/** The messages of a locale as they are written, by key. */
export const readMessages = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`content/messages/${locale}.json`, 'utf8'))

const typesFile = 'app/site/messages/message-arguments.gen.ts'

/** Writes the types of keys and arguments from the French messages, where they have changed. Not committed: a build, the dev server and `npm test` make them. */
export function writeMessageTypes(): void {
  const types = messageTypes(readMessages('fr'))
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types)
}

const compiled = (locale: string) =>
  Object.fromEntries(Object.entries(readMessages(locale)).map(([key, text]) => [key, compile(text)]))

const name = 'virtual:messages'

/** Serves the compiled messages of all locales to the server's build. A browser is sent words, never messages. */
export function messagesPlugin(locales: readonly string[]): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart: writeMessageTypes,
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return `export default ${JSON.stringify(Object.fromEntries(locales.map(locale => [locale, compiled(locale)])))}`
    },
    handleHotUpdate({ file, server }) {
      if (!/\/content\/messages\/[\w-]+\.json$/.test(file)) return
      writeMessageTypes()
      for (const { moduleGraph } of Object.values(server.environments)) {
        const module = moduleGraph.idToModuleMap.get(`\0${name}`)
        if (module) moduleGraph.invalidateModule(module)
      }
      server.hot.send({ type: 'full-reload' })
    }
  }
}
