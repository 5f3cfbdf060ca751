import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messageArguments, messageArgumentsFile } from './message-arguments.ts'

it('the typed keys are those of the French messages (run `npm run messages` after an edit)', () => {
  expect(readFileSync(messageArgumentsFile, 'utf8')).toBe(messageArguments())
})
