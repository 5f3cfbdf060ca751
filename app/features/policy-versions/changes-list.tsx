import { useMarkdown } from '../../site/markdown/use-markdown.ts'

/** The changes of a version, in plain language. */
export function ChangesList({ changes }: { changes: readonly string[] }) {
  const markdown = useMarkdown()
  return (
    <ul>
      {changes.map(change => (
        <li key={change} dangerouslySetInnerHTML={{ __html: markdown(change) }} />
      ))}
    </ul>
  )
}
