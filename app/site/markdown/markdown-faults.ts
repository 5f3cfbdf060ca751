import { Lexer, type Token, type Tokens, walkTokens } from 'marked'

/** The errors of a text, one sentence each: raw HTML, pictures, check boxes, unsafe links, a second h1, a skipped level. */
export function markdownFaults(markdown: string): string[] {
  return tokenFaults(new Lexer({ gfm: true }).lex(markdown))
}

/** The same for tokens that are at hand. */
export function tokenFaults(tokens: Token[]): string[] {
  const faults: string[] = []
  let depthAbove = 1
  void walkTokens(tokens, token => {
    faults.push(...faultsOf(token))
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading
      if (depth === 1) faults.push(`"# ${text}": the title is above the text; begin with ##`)
      else if (depth > depthAbove + 1)
        faults.push(`"${text}": a heading of depth ${depthAbove + 1} is missing above it`)
      depthAbove = depth
    }
  })
  return faults
}

function faultsOf(token: Token): string[] {
  switch (token.type) {
    case 'html':
      return [`"${excerpt(token.raw)}": write Markdown, no HTML`]
    case 'image':
      return [`"${excerpt(token.raw)}": a text has no pictures; take it out`]
    case 'checkbox':
      return ['"- [ ]": write a list without check boxes']
    case 'link':
      return linkFaults((token as Tokens.Link).href, token.raw)
    default:
      return []
  }
}

function linkFaults(href: string, raw: string): string[] {
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(href)) return []
  if (/^\/(?!\/)/.test(href)) {
    return /^\/([a-z0-9-]+\/)*([?#].*)?$/.test(href)
      ? []
      : [`"${excerpt(raw)}": write the path of a page as /about-us/`]
  }
  return [`"${excerpt(raw)}": a link is the path of a page (/about-us/), https, mailto, tel or #heading`]
}

function excerpt(raw: string): string {
  const line = raw.trim().split('\n')[0] ?? ''
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
