import type { samplePageWords } from '../../app/features/download/sample-client.ts'
import { escapeMarkup } from '../../app/site/markup/escape-markup.ts'
import { plainDocument } from '../http/plain-document.ts'

type Page = {
  words: ReturnType<typeof samplePageWords>
  siteId: string
  lang: string
  backHref: string
  styles: string
  logo: string
}

/** The page that stands in for an installer: plain, whole in itself, and not for search engines. In: its words, whose text is escaped here. */
export function samplePage({ words, siteId, lang, backHref, styles, logo }: Page): string {
  const { kind, title, text, back, file } = words
  const save = file
    ? `<p><a class="button" href="${escapeMarkup(file.href)}" download>${escapeMarkup(file.save)}</a></p>
<p class="facts">${escapeMarkup(file.facts)}<br><code>${escapeMarkup(file.sha256)}</code></p>`
    : ''
  return plainDocument({
    lang,
    siteId,
    title,
    styles,
    body: `<main>
<div class="logo" aria-hidden="true">${logo}</div>
<p class="kind">${escapeMarkup(kind)}</p>
<h1>${escapeMarkup(title)}</h1>
<p class="text">${escapeMarkup(text)}</p>
${save}
<p><a class="back" href="${escapeMarkup(backHref)}">${escapeMarkup(back)}</a></p>
</main>`
  })
}
