import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SectionBody } from './section-body.tsx'
import { type Shown, useSectionHead } from './use-section-head.ts'

/** A picture beside the words, at the end of the line unless page.yaml says `side: start`. */
export function Split({ words, picture, side = 'end', path, ...section }: Shown<'split'>) {
  const { title, lead, leadHtml, id, named, only, sampleNote } = useSectionHead({ ...section, words })
  return (
    <section
      id={id}
      data-section={named ? id : undefined}
      data-inducement={only}
      className={`section split split--${side}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap split__grid">
        <div className="split__picture">
          <CardPicture name={picture} sizes="(min-width: 1000px) 1180px, 130vw" />
        </div>
        <div className="split__words">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="split__lead">{lead}</p>}
          {leadHtml && <p className="split__lead" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
          <SectionBody words={words} path={path} />
          {sampleNote && <p className="sample-note">{sampleNote}</p>}
        </div>
      </div>
    </section>
  )
}

/** A picture from edge to edge of the page, the words on it. */
export function Bleed({ words, picture, path, ...section }: Shown<'bleed'>) {
  const { href } = usePage()
  const { title, lead, leadHtml, id, named, only, sampleNote } = useSectionHead({ ...section, words })
  return (
    <section
      id={id}
      data-section={named ? id : undefined}
      data-inducement={only}
      className="section bleed grain"
      aria-labelledby={`${id}-title`}
    >
      <div className="bleed__picture">
        <CardPicture name={picture} sizes="(min-width: 1000px) 88vw, (min-width: 768px) 130vw, 166vw" />
      </div>
      <div className="wrap bleed__words">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {leadHtml && <p dangerouslySetInnerHTML={{ __html: leadHtml }} />}
        {words.link && path && <MoreLink href={href(path)} text={words.link} />}
        {sampleNote && <p className="sample-note">{sampleNote}</p>}
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
      <ul className="gallery">
        {pictures.map((name, index) => (
          <li key={name}>
            <figure>
              <CardPicture name={name} sizes="(min-width: 1000px) 620px, 84vw" />
              {words.captions?.[index] && <figcaption>{words.captions[index]}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
