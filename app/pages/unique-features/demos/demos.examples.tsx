import type { ReactNode } from 'react'
import type { PageWords } from '../../../../content/content.ts'
import { pageCopy } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Emoji } from './emoji.tsx'
import { HandReview } from './hand-review.tsx'
import { PropBets } from './prop-bets.tsx'
import { Splash } from './splash.tsx'
import { VideoReaction } from './video-reaction.tsx'
import { VoiceMessage } from './voice-message.tsx'

type Words = PageWords<'unique-features'>

/** A demo with the words of its page. */
const Demo = ({ children }: { children: (words: Words) => ReactNode }) =>
  children(pageCopy(usePage(), 'unique-features'))

const long = ['Найвідповідальніший', 'Auszahlungsbearbeitungszeit', 'Lisätietojenantamisvelvollisuus']

export const examples = [
  { name: 'splash', element: <Demo>{({ splash }) => splash && <Splash {...splash} />}</Demo> },
  { name: 'emoji', element: <Demo>{({ emoji }) => <Emoji {...emoji} />}</Demo> },
  { name: 'hand review', wide: true, element: <Demo>{({ handReview }) => <HandReview {...handReview} />}</Demo> },
  { name: 'video reaction', element: <Demo>{({ videoReactions }) => <VideoReaction {...videoReactions} />}</Demo> },
  {
    name: 'voice message, long words',
    element: (
      <Demo>
        {({ voiceMessages }) => (
          <VoiceMessage {...voiceMessages} speaker={long.join(' ')} transcript={`${long.join(' ')}.`} />
        )}
      </Demo>
    )
  },
  { name: 'prop bets', wide: true, element: <Demo>{({ propBets }) => <PropBets {...propBets} />}</Demo> }
]
