import type { ReactNode } from 'react'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { TableSymbols } from '../../ui/client-table/table-symbols.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { demoTable } from './demos/demo-frame.ts'
import { Emoji } from './demos/emoji.tsx'
import { HandReview } from './demos/hand-review.tsx'
import { PropBets } from './demos/prop-bets.tsx'
import { Splash } from './demos/splash.tsx'
import { VideoReaction } from './demos/video-reaction.tsx'
import { VoiceMessage } from './demos/voice-message.tsx'

/** The features of the table, each at work on the table itself, with its settings and the way to turn it off. */
export function UniqueFeatures() {
  const page = pageCopy(usePage(), 'unique-features')
  const labels = { settingsLabel: page.settingsLabel, offLabel: page.offLabel }
  return (
    <>
      <TableSymbols id={demoTable.symbols} backs={[2]} />
      <SectionList
        parts={{
          splash: page.splash && (
            <Feature id="splash" picture="feature-splash" kind="right" {...labels} {...page.splash}>
              <Splash {...page.splash} />
            </Feature>
          ),
          emoji: (
            <Feature id="emoji" picture="feature-emoji" kind="left" {...labels} {...page.emoji}>
              <Emoji {...page.emoji} />
            </Feature>
          ),
          handReview: (
            <Feature id="hand-review" picture="feature-hand-review" kind="wide" {...labels} {...page.handReview}>
              <HandReview {...page.handReview} />
            </Feature>
          ),
          videoReactions: (
            <Feature id="video-reactions" picture="feature-reactions" kind="right" {...labels} {...page.videoReactions}>
              <VideoReaction {...page.videoReactions} />
            </Feature>
          ),
          voiceMessages: (
            <Feature id="voice-messages" picture="feature-voice" kind="left" {...labels} {...page.voiceMessages}>
              <VoiceMessage {...page.voiceMessages} />
            </Feature>
          ),
          propBets: (
            <Feature id="prop-bets" picture="feature-prop-bets" kind="wide" {...labels} {...page.propBets}>
              <PropBets {...page.propBets} />
            </Feature>
          )
        }}
      />
    </>
  )
}

type FeatureProps = {
  id: string
  picture: string
  /** Where the table is: right or left of the words, or below them over the whole width. */
  kind: 'right' | 'left' | 'wide'
  title: string
  textMarkdown: string
  exampleTitle: string
  settingsLabel: string
  settings: readonly { name: string; text: string }[]
  offLabel: string
  offMarkdown: string
  only?: string
  /** The feature at work. */
  children: ReactNode
}

const sizes = '(min-width: 1000px) 480px, 100vw'

/** One feature: what it does, the table on which it is tried, its settings and how it is turned off. */
function Feature({ id, picture, kind, title, textMarkdown, exampleTitle, children, only, ...more }: FeatureProps) {
  const { settingsLabel, settings, offLabel, offMarkdown } = more
  const markdown = useMarkdown()
  return (
    <section
      id={id}
      className={`section feature feature--${kind}`}
      data-inducement={only}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap columns feature__grid">
        <div className="feature__words">
          <div className="feature__say">
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </div>
          <CardPicture name={picture} sizes={sizes} className="feature__picture" />
        </div>
        <div>
          <h3 className="feature__title muted">{exampleTitle}</h3>
          {children}
          <details className="feature__more smooth-details">
            <summary className="folding">{settingsLabel}</summary>
            <Facts
              className="named-list ruled"
              items={[
                ...settings.map(({ name, text }) => ({ label: name, value: text })),
                { label: offLabel, html: markdown(offMarkdown) }
              ]}
            />
          </details>
        </div>
      </div>
    </section>
  )
}
