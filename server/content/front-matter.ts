/** A Markdown file in its two parts, null when it does not begin with front matter between two lines of ---. */
export function splitFrontMatter(text: string): { frontMatter: string; body: string } | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  return match === null ? null : { frontMatter: match[1] ?? '', body: (match[2] ?? '').trim() }
}
