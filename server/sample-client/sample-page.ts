import type { samplePageWords } from '../../app/features/download/sample-client.ts'

type Page = {
  words: ReturnType<typeof samplePageWords>
  siteId: string
  lang: string
  backHref: string
  styles: string
  logo: string
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The page that stands in for an installer: plain, whole in itself, and not for search engines. In: its words, whose text is escaped here. */
export function samplePage({ words, siteId, lang, backHref, styles, logo }: Page): string {
  const { kind, title, text, back, file } = words
  const save = file
    ? `<p><a class="button" href="${escape(file.href)}" download>${escape(file.save)}</a></p>
<p class="facts">${escape(file.facts)}<br><code>${escape(file.sha256)}</code></p>`
    : ''
  return `<!DOCTYPE html>
<html lang="${escape(lang)}" data-site="${escape(siteId)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="referrer" content="origin">
<title>${escape(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<div class="logo" aria-hidden="true">${logo}</div>
<p class="kind">${escape(kind)}</p>
<h1>${escape(title)}</h1>
<p class="text">${escape(text)}</p>
${save}
<p><a class="back" href="${escape(backHref)}">${escape(back)}</a></p>
</main>
</body>
</html>
`
}
