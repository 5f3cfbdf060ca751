import { fillDeep } from '../../app/domain/figures/fill-figures.ts'
import { proseFigures } from '../../app/domain/figures/prose-figures.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { escapeMarkup } from '../../app/site/markdown/escape-markup.ts'
import type { Content } from '../../content/content.ts'
import type { MailKind, MailWords } from '../../content/mails/mails.schema.ts'

/** A mail as it is handed to the transport. */
export type MailMessage = { subject: string; text: string; html: string }

type Facts = { kind: MailKind; locale: Locale; link: string | null; minimumAge: number }

/** Writes a mail in the visitor's language. Returns the same words as plain text and as simple HTML, without pictures or anything else that is fetched. */
export function mailMessage(
  { figures, mails }: Pick<Content, 'figures' | 'mails'>,
  { kind, locale, link, minimumAge }: Facts
): MailMessage {
  const filled = proseFigures({ figures, configuration: siteConfiguration, minimumAge }, locale)
  const words: MailWords = fillDeep<MailWords>(mails[kind][locale], filled)
  const { subject, paragraphs, linkLabel, closing } = words
  const linked = link !== null && linkLabel !== undefined ? { link, linkLabel } : null
  const { brand } = siteConfiguration
  return {
    subject,
    text: [...paragraphs, ...(linked ? [`${linked.linkLabel}\n${linked.link}`] : []), ...closing, brand].join('\n\n'),
    html: page(locale, subject, [
      `<p class="brand">${escapeMarkup(brand)}</p>`,
      ...paragraphs.map(paragraph),
      ...(linked ? [button(linked.link, linked.linkLabel)] : []),
      `<div class="closing">${closing.map(paragraph).join('\n')}</div>`
    ])
  }
}

const paragraph = (words: string) => `<p>${escapeMarkup(words)}</p>`

/** The address is there in full as well: a reader can see where it leads, and copy it. */
const button = (link: string, label: string) =>
  `<p><a class="button" href="${escapeMarkup(link)}">${escapeMarkup(label)}</a></p>\n<p class="address">${escapeMarkup(link)}</p>`

const page = (locale: Locale, title: string, parts: readonly string[]) =>
  `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(title)}</title>
<style>${look}</style>
</head>
<body>
<div class="letter">
${parts.join('\n')}
</div>
</body>
</html>
`

const look = `
body { margin: 0; padding: 24px 12px; background: #eef1f6; color: #18212f; font: 16px/1.55 Arial, Helvetica, sans-serif }
.letter { max-width: 560px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px }
.brand { margin-top: 0; font-size: 20px; font-weight: bold }
.button { display: inline-block; padding: 12px 22px; background: #14213a; color: #ffffff; border-radius: 8px; text-decoration: none; font-weight: bold }
.address { font-size: 13px; color: #4a5568; word-break: break-all }
.closing { margin-top: 28px; padding-top: 4px; border-top: 1px solid #d8dee9; font-size: 14px; color: #4a5568 }
`
