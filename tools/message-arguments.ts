import { writeFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { readMessages } from './vite/messages.ts'

export const messageArgumentsFile = 'app/site/messages/message-arguments.gen.ts'

/** The file that types every message key with its arguments, from the French catalogue. Out: its text. */
export function messageArguments(): string {
  const rows = Object.entries(readMessages('fr'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => {
      const fields = Object.entries(argumentsOf(parse(text))).map(([name, type]) => `${name}: ${type}`)
      return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}`
    })
  return `// Made from the French messages by \`npm run messages\`. A test says when it is out of date.\nexport type MessageArguments = {\n${rows.join('\n')}\n}\n`
}

/** Writes the file. */
export const writeMessageArguments = () => writeFileSync(messageArgumentsFile, messageArguments())

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
