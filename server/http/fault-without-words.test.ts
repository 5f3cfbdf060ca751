import { expect, it } from 'vitest'
import { faultWithoutWords } from './fault-without-words.ts'

const refused = Object.assign(new Error('the value ann@example.com\nis there already'), {
  code: '23505',
  detail: 'Key (email)=(ann@example.com) already exists.',
  parameters: ['ann@example.com', 'correct horse 1']
})

it.each([
  ['what a database says of a value', refused],
  ['what is wrapped in another fault', new Error('failed', { cause: refused })],
  ['a text that is thrown', 'ann@example.com'],
  ['nothing', undefined]
])('"Passwords and addresses never reach a log": %s', (_what, error) => {
  const written = JSON.stringify(faultWithoutWords(error))
  expect(written).not.toContain('ann@example.com')
  expect(written).not.toContain('correct horse')
})

it('says what and where', () => {
  expect(faultWithoutWords(refused)).toMatchObject({ name: 'Error', code: '23505' })
  expect(faultWithoutWords(refused).frames?.length).toBeGreaterThan(0)
})
