import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A TypeScript file that types every message key with its ICU arguments. */
export function messageTypes(messages: Readonly<Record<string, string>>): string {
  const rows = Object.entries(messages).map(([key, text]) => {
    const fields = Object.entries(argumentsOf(parse(text))).map(([name, type]) => `${name}: ${type}`)
    return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}`
  })
  return `export type MessageArguments = {\n${rows.join('\n')}\n}\n`
}

function argumentsOf(elements: readonly MessageFormatElement[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.select:
        found[element.value] ??= 'string'
        break
      case TYPE.number:
      case TYPE.plural:
        found[element.value] = 'number'
        break
      case TYPE.tag:
        Object.assign(found, argumentsOf(element.children))
        break
    }
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) Object.assign(found, argumentsOf(option.value))
  }
  return found
}
