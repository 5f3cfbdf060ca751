import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { mailKinds } from '../../content/mails/mails.schema.ts'
import { content } from '../../tests/fixtures/content.ts'
import { mailMessage } from './mail-message.ts'

const link = 'https://www.example.com/api/sign-up/confirm?token=a.b.c&x="1"'
const every = mailKinds.flatMap(kind => locales.map(locale => [kind, locale] as const))

it.each(every)('%s in %s: the same words as text and as HTML, every figure filled', (kind, locale) => {
  const { subject, text, html } = mailMessage(content, {
    kind,
    locale,
    link: kind === 'deleted' ? null : link,
    minimumAge: 18
  })
  expect(`${subject}${text}${html.replace(/<style>[\s\S]*<\/style>/, '')}`).not.toMatch(/[{}]|undefined/)
  expect(subject).not.toMatch(/\n/)
  expect(html).toContain(`<html lang="${locale}">`)
  expect(text.trim().endsWith(siteConfiguration.brand)).toBe(true)
  const words = html
    .replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  for (const line of text.split('\n').filter(Boolean)) expect(words).toContain(line)
})

it.each(every.filter(([kind]) => kind !== 'deleted'))(
  '%s in %s: the link stands in both, and is escaped',
  (kind, locale) => {
    const { text, html } = mailMessage(content, { kind, locale, link, minimumAge: 18 })
    expect(text).toContain(`\n${link}\n`)
    expect(html).toContain('href="https://www.example.com/api/sign-up/confirm?token=a.b.c&amp;x=&quot;1&quot;"')
  }
)

it('nothing in a mail is fetched: no picture, no script, no style sheet of another address', () => {
  for (const [kind, locale] of every)
    expect(mailMessage(content, { kind, locale, link, minimumAge: 18 }).html).not.toMatch(
      /<(?:img|script|link)|url\(|@import/
    )
})
