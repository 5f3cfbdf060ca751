import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '../../app/domain/locales/locale.ts'
import { type MailKind, mailSchemas } from './mails.schema.ts'

const read = (kind: MailKind, locale: string) =>
  v.parse(mailSchemas[kind], parse(readFileSync(`content/mails/${kind}.${locale}.yaml`, 'utf8')))

it.each(locales)('two mails after a sign-up end with one truth about the password, in %s', locale => {
  const [confirm, registered] = [read('confirm', locale), read('already-registered', locale)]
  expect(confirm.closing.at(-1)).toBe(registered.closing.at(-1))
})
