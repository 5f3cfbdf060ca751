type Props = { href: string | null | undefined; text: string; className?: string }

/** A button that leads on, in a line of its own; nothing where its page is not there. */
export const MoreLink = ({ href, text, className = '' }: Props) =>
  href ? (
    <a href={href} className={`button button--quiet more-link ${className}`.trimEnd()}>
      {text}
    </a>
  ) : null
