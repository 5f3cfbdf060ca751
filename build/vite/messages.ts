import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { icuReason } from './icu-reason.ts'
import { messageTypes } from './message-types.ts'

/** The messages of a locale as they are written, by key. */
export function readMessages(locale: string): Record<string, string> {
  const file = fileOf(locale)
  return named(file, () => JSON.parse(readFileSync(file, 'utf8')))
}

const fileOf = (locale: string): string => `content/messages/${locale}.json`

/** What is made of a file, or of one of its messages; what it throws says which. */
function named<Made>(place: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    throw new Error(`${place}: ${icuReason(error)}`, { cause: error })
  }
}

const typesFile = 'app/site/messages/message-arguments.gen.ts'

/** Writes the types of keys and arguments from the French messages, where they have changed. Not committed: a build, the dev server and `npm test` make them. */
export function writeMessageTypes(): void {
  const types = messageTypes(readMessages('fr'))
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types)
}

const compiled = (locale: string) =>
  Object.fromEntries(
    Object.entries(readMessages(locale)).map(([key, text]) => [
      key,
      named(`${fileOf(locale)}: "${key}"`, () => compile(text))
    ])
  )

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
      try {
        for (const locale of locales) compiled(locale)
        writeMessageTypes()
      } catch (error) {
        const { message } = error as Error
        console.error(message)
        return server.hot.send({ type: 'error', err: { message, stack: '' } })
      }
      for (const { moduleGraph } of Object.values(server.environments)) {
        const module = moduleGraph.idToModuleMap.get(`\0${name}`)
        if (module) moduleGraph.invalidateModule(module)
      }
      server.hot.send({ type: 'full-reload' })
    }
  }
}
