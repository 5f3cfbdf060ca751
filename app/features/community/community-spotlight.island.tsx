import { nearestBoundary, soonest } from '../../domain/dated/dated-record.ts'
import { nextRuleChange } from '../../domain/law/country-rule.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Posts of players, and the streamer programme where and when it may be promoted; elsewhere a word on manners. */
export function CommunitySpotlight() {
  const scope = usePage()
  const copy = sectionCopy(scope, 'home', 'globalCommunity')
  const line = useMarkdown()
  const now = scope.asOf()
  const { adHours } = scope.audience()
  const streaming = scope.href('/streamer-mode/') !== null
  const until = soonest(nearestBoundary([{ adHours }], now), nextRuleChange(scope.content.countryRules, now))
  return (
    <Section
      named
      id="global-community"
      title={copy.title}
      lead={copy.lead}
      island={{ key: 'community-spotlight', until }}
    >
      <div className="community carousel">
        <div className="panel bento__card community__spotlight">
          <CardPicture name="community" sizes="(min-width: 1000px) 900px, (min-width: 600px) 130vw, 560px" />
          <h3>{copy.spotlight.name}</h3>
          <p className="text-plain">{copy.spotlight.text}</p>
        </div>
        <div className="panel panel--warm community__streamers">
          <CardPicture name={streaming ? 'banner-streamer' : 'promo-evenings'} sizes="(min-width: 1000px) 620px, 1px" />
          <h3>{streaming ? copy.streamers.name : copy.neutralTitle}</h3>
          {streaming ? (
            <p className="above-10" dangerouslySetInnerHTML={{ __html: line(copy.streamers.textMarkdown) }} />
          ) : (
            <p className="above-10">{copy.neutralText}</p>
          )}
        </div>
      </div>
    </Section>
  )
}
