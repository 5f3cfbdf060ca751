type Props = {
  /** The id of the words that name the choice. */
  id: string
  label: string
  options: readonly { href: string; words: string; isCurrent: boolean }[]
}

/** A choice as links in a row, each of which asks for the page again: one of them is what is shown. */
export const Chips = ({ id, label, options }: Props) => (
  <div className="chips">
    <p id={id} className="muted text-note">
      {label}
    </p>
    <ul aria-labelledby={id}>
      {options.map(({ href, words, isCurrent }) => (
        <li key={href}>
          <a href={href} className="tap quiet text-plain" rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
