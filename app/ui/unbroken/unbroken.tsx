/** Short words with a hyphen inside, and ranges between brackets: (0-9), e-mail. */
const short = /(\([^\s()-]{1,3}-[^\s()-]{1,3}\)|\b\p{L}-\p{L}{2,6}\b)/u

/** A text whose short hyphenated words stay on one line. The text itself is as it was. */
export function Unbroken({ text }: { text: string }) {
  return text.split(short).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className="unbroken">
        {part}
      </span>
    )
  )
}
