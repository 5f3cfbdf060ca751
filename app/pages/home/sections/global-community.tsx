import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { CardPicture } from '../card-picture.tsx'
import { HomeSection } from '../home-section.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

/** What players share, and the streamer programme where it may be promoted; where not, a word on manners stands in its place. */
export function GlobalCommunity() {
  const { audience } = usePage()
  const { globalCommunity: copy } = useHomeCopy()
  const line = useMarkdown()
  return (
    <HomeSection name="global-community" title={copy.title} lead={<p>{copy.lead}</p>}>
      <div className="community">
        <div className="bento__card community__spotlight">
          <CardPicture name="community" sizes="(min-width: 1000px) 900px, 130vw" />
          <h3>{copy.spotlight.name}</h3>
          <p>{copy.spotlight.text}</p>
        </div>
        <div className="panel panel--warm community__streamers">
          {audience().streamers ? (
            <>
              <h3>{copy.streamers.name}</h3>
              <p dangerouslySetInnerHTML={{ __html: line(copy.streamers.textMarkdown) }} />
            </>
          ) : (
            <>
              <h3>{copy.neutralTitle}</h3>
              <p>{copy.neutralText}</p>
            </>
          )}
        </div>
      </div>
    </HomeSection>
  )
}
