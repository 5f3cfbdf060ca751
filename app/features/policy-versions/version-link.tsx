/** A link to a version of a policy, or to a comparison; nothing where its page is not there. */
export const VersionLink = ({ href, words }: { href: string | null; words: string }) =>
  href && (
    <a className="touch bright" href={href}>
      {words}
    </a>
  )
