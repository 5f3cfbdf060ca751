import { inNewTab } from '../../site/links/resolve-link.ts'

/** A link to a version of a policy, or to a comparison; nothing where its page is not there. Those below `/network/` open in a new tab. */
export const VersionLink = ({ href, words }: { href: string | null; words: string }) =>
  href && (
    <a className="touch bright" href={href} {...inNewTab(href)}>
      {words}
    </a>
  )
