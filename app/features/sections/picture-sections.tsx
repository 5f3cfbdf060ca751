import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { type Shown, useSectionHead } from './use-section-head.ts'

/** What a section that draws its own heading says of itself. */
const frame = ({ id, named, only }: ReturnType<typeof useSectionHead>, className: string) => ({
  id,
  'data-section': named ? id : undefined,
  'data-inducement': only,
  className,
  'aria-labelledby': `${id}-title`
})

/** A picture beside the words, at the end of the line unless page.yaml says `side: start`. */
export function Split({ words, picture, side = 'end', path, ...section }: Shown<'split'>) {
  const head = useSectionHead({ ...section, words })
  const { title, lead, leadHtml, id } = head
  return (
    <section {...frame(head, `section split split--${side}`)}>
      <div className="wrap beside">
        <CardPicture name={picture} sizes="(min-width: 1000px) 1180px, 130vw" className="framed" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="split__lead quiet">{lead}</p>}
          {leadHtml && <p className="split__lead quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
          <SectionBody words={words} path={path} />
        </div>
      </div>
    </section>
  )
}

/** A picture from edge to edge of the page, the words on it. */
export function Bleed({ words, picture, path, ...section }: Shown<'bleed'>) {
  const { href } = usePage()
  const head = useSectionHead({ ...section, words })
  const { title, lead, leadHtml, id } = head
  return (
    <section {...frame(head, 'section bleed grain')}>
      <CardPicture
        name={picture}
        sizes="(min-width: 1000px) 88vw, (min-width: 768px) 130vw, 166vw"
        place="bleed__picture"
      />
      <div className="wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="bleed__lead above-18 quiet">{lead}</p>}
        {leadHtml && <p className="bleed__lead above-18 quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
        {words.link && path && <MoreLink href={href(path)} text={words.link} />}
      </div>
    </section>
  )
}

/** Words on green felt or on a sheet of paper, a picture beside them where page.yaml names one. */
export function OnGround({ kind, words, picture, path, ...section }: Shown<'felt'> | Shown<'paper'>) {
  return (
    <Section {...useSectionHead({ ...section, words })} kind="split" ground={kind}>
      {picture && (
        <div className="ground__picture">
          <CardPicture name={picture} sizes="(min-width: 1000px) 640px, 90vw" />
        </div>
      )}
      <SectionBody words={words} path={path} />
    </Section>
  )
}

/** Two to six pictures of one thing, each with a line where the page has one. */
export function Gallery({ words, pictures, ...section }: Shown<'gallery'>) {
  return (
    <Section {...useSectionHead({ ...section, words })}>
      <ul className="gallery stack">
        {pictures.map((name, index) => (
          <li key={name}>
            <figure>
              <CardPicture name={name} sizes="(min-width: 1000px) 620px, 84vw" className="framed" />
              {words.captions?.[index] && (
                <figcaption className="muted text-small above-10">{words.captions[index]}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type BodyProps = {
  words: { paragraphsMarkdown?: readonly string[]; pointsMarkdown?: readonly string[]; link?: string }
  /** The page that the link leads to. */
  path?: string | undefined
}

/** The body of a section: paragraphs, points and a link, each where it has some. */
function SectionBody({ words: { paragraphsMarkdown, pointsMarkdown, link }, path }: BodyProps) {
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
