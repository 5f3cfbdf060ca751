import { useMarkdown } from '../../../site/markdown/use-markdown.ts'

/** Names with what they mean, one below another. */
export function NamedList({ items }: { items: readonly { name: string; textMarkdown: string }[] }) {
  const markdown = useMarkdown()
  return (
    <dl className="named-list">
      {items.map(({ name, textMarkdown }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
        </div>
      ))}
    </dl>
  )
}
