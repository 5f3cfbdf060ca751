import type { ComponentType, ReactNode } from 'react'
import type { PageWords } from '../../../content/content.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { TableSymbols } from '../../ui/client-table/table-symbols.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { HandReview, PropBets } from './hand-demos.tsx'
import { demoTable, Emoji, Splash, VideoReaction, VoiceMessage } from './table-demos.tsx'

/** The features of the table, each at work on the table itself, with its settings and the way to turn it off. */
export function UniqueFeatures() {
  const page = pageCopy(usePage(), 'unique-features')
  return (
    <>
      <TableSymbols id={demoTable.symbols} backs={[2]} />
      <SectionList
        parts={{
          splash: page.splash && feature('splash', 'feature-splash', page.splash, Splash),
          emoji: feature('emoji', 'feature-emoji', page.emoji, Emoji),
          handReview: feature('hand-review', 'feature-hand-review', page.handReview, HandReview),
          videoReactions: feature('video-reactions', 'feature-reactions', page.videoReactions, VideoReaction),
          voiceMessages: feature('voice-messages', 'feature-voice', page.voiceMessages, VoiceMessage),
          propBets: feature('prop-bets', 'feature-prop-bets', page.propBets, PropBets)
        }}
      />
    </>
  )
}

/** `noteMarkdown` is said below the example. */
type FeatureWords = Omit<PageWords<'unique-features'>['emoji'], 'gestures'> & { noteMarkdown?: string; only?: string }

const feature = <Words extends FeatureWords>(id: string, picture: string, words: Words, Demo: ComponentType<Words>) => (
  <Feature id={id} picture={picture} words={words}>
    <Demo {...words} />
  </Feature>
)

type FeatureProps = { id: string; picture: string; words: FeatureWords; children: ReactNode }

/** One feature: what it does, the table on which it is tried, its settings and how it is turned off. */
function Feature({ id, picture, words, children }: FeatureProps) {
  const { title, textMarkdown, exampleTitle, settings, offMarkdown, noteMarkdown, only } = words
  const { settingsLabel, offLabel } = pageCopy(usePage(), 'unique-features')
  const markdown = useMarkdown()
  return (
    <section id={id} className="section feature" data-inducement={only} aria-labelledby={`${id}-title`}>
      <div className="wrap columns feature__grid">
        <div className="feature__words">
          <div className="feature__say">
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </div>
          <CardPicture name={picture} sizes="(min-width: 1000px) 480px, 100vw" className="feature__picture" />
        </div>
        <div className="feature__work">
          <h3 className="feature__title muted">{exampleTitle}</h3>
          {children}
          {noteMarkdown && (
            <p
              className="feature__note quiet text-plain"
              dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }}
            />
          )}
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
