type Props = {
  /** Safe markup, one a paragraph. */
  paragraphs: readonly string[]
  className?: string
}

/** Paragraphs to read. */
export function Prose({ paragraphs, className = '' }: Props) {
  return (
    <div className={`prose ${className}`.trimEnd()}>
      {paragraphs.map(html => (
        <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </div>
  )
}
