import type { Plugin } from 'vite'

/**
 * Escapes the letters of a server's script that are not ASCII: with one of them in it each of its letters takes two bytes of memory as long as the process runs.
 * No `String.raw` may hold one.
 */
export const asciiPlugin = (): Plugin => ({
  name: 'ascii',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Not in renderChunk: what follows it writes the letters again.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
        )
  }
})
