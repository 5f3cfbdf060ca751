/** Which trick an imitated address plays; `real` is none. */
export type Trick = 'real' | 'ending' | 'letter' | 'hyphen' | 'path'

/** An address in its parts, in order; `odd` marks what gives it away. */
export type Lookalike = { trick: Trick; parts: { text: string; odd: boolean }[] }

/** A name that nobody can own: `.test` is reserved for examples (RFC 6761). */
const foreign = 'secure.test'

const plain = (text: string) => ({ text, odd: false })
const odd = (text: string) => ({ text, odd: true })

/** Letters that look like another one in most typefaces. */
const alike: Readonly<Record<string, string>> = { l: '1', o: '0', i: 'l', e: '3' }

/**
 * The real address and four imitations of it, one for each trick. In: a domain name ("robin.example"). Out: as a browser's bar would show them; none of
 * the imitations can be anybody's site.
 */
export function lookalikes(domain: string): Lookalike[] {
  const dot = domain.indexOf('.')
  const [name, ending] = dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot)]
  return [
    { trick: 'real', parts: [plain(`${domain}/`)] },
    { trick: 'ending', parts: [plain(`${domain}.`), odd(foreign), plain('/')] },
    { trick: 'letter', parts: [...oneLetterOff(name), plain(`${ending}/`)] },
    { trick: 'hyphen', parts: [plain(name), odd('-account'), plain(`${ending}/`)] },
    { trick: 'path', parts: [odd(foreign), plain(`/${domain}/`)] }
  ]
}

/** A name with its last letter that has a double exchanged for it; one without such a letter gets its last one twice. */
function oneLetterOff(name: string): Lookalike['parts'] {
  const at = [...name].findLastIndex(letter => letter in alike)
  if (at < 0) return [plain(name), odd(name.slice(-1))]
  return [plain(name.slice(0, at)), odd(alike[name.charAt(at)] ?? ''), plain(name.slice(at + 1))].filter(
    ({ text }) => text !== ''
  )
}
