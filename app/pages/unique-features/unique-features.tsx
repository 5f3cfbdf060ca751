import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Feature } from './sections/feature.tsx'
import { Gestures } from './sections/gestures.tsx'
import { HandReview } from './sections/hand-review.tsx'
import { PropBets } from './sections/prop-bets.tsx'
import { Splash } from './sections/splash.tsx'
import { VoiceMessage } from './sections/voice-message.tsx'

/** The six features of the table, each at work, with its settings and the way to turn it off. */
export function UniqueFeatures() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'unique-features')
  const labels = { settingsLabel: page.settingsLabel, offLabel: page.offLabel }
  return (
    <>
      <SharedPools>
        <Feature id="splash" picture="feature-splash" {...labels} {...page.splash}>
          <Splash {...page.splash} />
        </Feature>
        <Feature id="emoji" picture="feature-emoji" {...labels} {...page.emoji}>
          <Gestures items={page.emoji.gestures} />
        </Feature>
        <Feature id="video-reactions" picture="feature-reactions" {...labels} {...page.videoReactions}>
          <ol className="frames">
            {page.videoReactions.frames.map(frame => (
              <li key={frame}>{frame}</li>
            ))}
          </ol>
        </Feature>
        <Feature id="hand-review" picture="feature-hand-review" {...labels} {...page.handReview}>
          <HandReview {...page.handReview} />
        </Feature>
        <Feature id="voice-messages" picture="feature-voice" {...labels} {...page.voiceMessages}>
          <VoiceMessage {...page.voiceMessages} />
        </Feature>
        <Feature id="prop-bets" picture="feature-prop-bets" {...labels} {...page.propBets}>
          <PropBets {...page.propBets} />
        </Feature>
      </SharedPools>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/cash-games/" />
    </>
  )
}
