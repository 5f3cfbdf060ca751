import emblem from '../../../../assets/brand/emblem.svg?url'
import type { AboutUsPage } from '../../../../content/pages/about-us/about-us.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'

/** What the room believes, told by its emblem: the first paragraph set large beside the mark. */
export function Beliefs({ title, paragraphsMarkdown }: AboutUsPage['beliefs']) {
  const markdown = useMarkdown()
  return (
    <section id="beliefs" className="beliefs" aria-labelledby="beliefs-title">
      <div className="wrap beliefs__grid">
        <img src={emblem} alt="" width="200" height="208" className="beliefs__emblem" loading="lazy" />
        <div className="beliefs__words">
          <h2 id="beliefs-title">{title}</h2>
          {paragraphsMarkdown.map(text => (
            <p key={text} dangerouslySetInnerHTML={{ __html: markdown(text) }} />
          ))}
        </div>
      </div>
    </section>
  )
}
