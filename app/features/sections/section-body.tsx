import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'

type Props = {
  words: { paragraphsMarkdown?: readonly string[]; pointsMarkdown?: readonly string[]; link?: string }
  /** The page that the link leads to. */
  path?: string | undefined
}

/** What a section says below its head: paragraphs, points and a link, each where it has some. */
export function SectionBody({ words: { paragraphsMarkdown, pointsMarkdown, link }, path }: Props) {
  const { href } = usePage()
  const markdown = useMarkdown()
  return (
    <>
      {paragraphsMarkdown && <Prose paragraphs={paragraphsMarkdown.map(markdown)} />}
      {pointsMarkdown && <Points items={pointsMarkdown.map(markdown)} />}
      {link && path && <MoreLink href={href(path)} text={link} />}
    </>
  )
}
