import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const tokensFile = 'app/ui/styles/tokens.css'

/**
 * Writes the tokens that nothing redefines into the sheets of a build: a page carries the few that a ground, a width or a medium changes, not the list.
 * While one works all are properties, so that an edit of the file shows at once.
 */
export function tokensPlugin(): Plugin {
  return {
    name: 'tokens',
    apply: 'build',
    config: () => {
      const others = globSync('{app,demo}/**/*.css').filter(path => path.replaceAll('\\', '/') !== tokensFile)
      const fixed = fixedTokens(readFileSync(tokensFile, 'utf8'), others.map(path => readFileSync(path, 'utf8')).join())
      return {
        css: {
          lightningcss: {
            visitor: {
              Variable: ({ name }) => (fixed.has(name.ident) ? { raw: fixed.get(name.ident) ?? '' } : undefined),
              Declaration: { custom: ({ name }) => (fixed.has(name) ? [] : undefined) }
            }
          }
        }
      }
    }
  }
}

/** The tokens that are declared once, with what they come to at the root. A stack of fonts stays a property: it is longer than its name. */
export function fixedTokens(tokens: string, otherSheets: string): ReadonlyMap<string, string> {
  const declared = Array.from(tokens.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = '', value = '']) => ({
    name,
    value
  }))
  const atRoot = new Map(declared.toReversed().map(({ name, value }) => [name, value]))
  const resolved = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name) => resolved(atRoot.get(name) ?? whole))
  const redefined = new Set(Array.from(otherSheets.matchAll(/(--[\w-]+):/g), ([, name]) => name))
  const once = declared.filter(
    ({ name, value }) =>
      !value.includes('"') && !redefined.has(name) && declared.filter(other => other.name === name).length === 1
  )
  return new Map(once.map(({ name, value }) => [name, resolved(value)]))
}
