import { escapeMarkup } from '../../app/site/markup/escape-markup.ts'

type Parts = {
  lang: string
  siteId: string
  title: string
  styles: string
  /** Markup, what came from outside in it escaped. */
  body: string
  bodyClass?: string
  /** The address of a script of this site. */
  script?: string | null
}

/** A document that is whole in itself, without the app, and not for search engines: a sample's page, the support desk. Out: its markup. */
export const plainDocument = ({ lang, siteId, title, styles, body, bodyClass, script }: Parts): string =>
  `<!DOCTYPE html>
<html lang="${escapeMarkup(lang)}" data-site="${escapeMarkup(siteId)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="referrer" content="origin">
<title>${escapeMarkup(title)}</title>
<style>${styles}</style>
${script ? `<script type="module" src="${script}"></script>` : ''}
</head>
<body${bodyClass ? ` class="${bodyClass}"` : ''}>
${body}
</body>
</html>
`
