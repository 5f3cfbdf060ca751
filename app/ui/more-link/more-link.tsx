type Props = { href: string | null | undefined; text: string }

/** A button that leads on, in a line of its own; nothing where its page is not there. */
export const MoreLink = ({ href, text }: Props) =>
  href ? (
    <a href={href} className="button button--quiet more-link">
      {text}
    </a>
  ) : null
