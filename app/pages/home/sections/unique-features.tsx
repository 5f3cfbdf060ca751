import { CardPicture } from '../../../ui/picture/card-picture.tsx'
import { NamedSection } from '../../../ui/section/named-section.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

const third = '(min-width: 1000px) 350px, (min-width: 768px) 46vw, 92vw'
const wide = '(min-width: 1000px) 480px, 92vw'
const broad = '(min-width: 1000px) 480px, (min-width: 768px) 46vw, 92vw'

/** "Splash, emoji, short video reactions, a hand-review tool, voice messages and no-fee prop bets", in the order of the cards. */
const cards = [
  {
    feature: 'splash',
    picture: 'feature-splash',
    shape: 'tall',
    sizes: '(min-width: 1244px) 660px, (min-width: 768px) 60vw, 110vw'
  },
  { feature: 'handReview', picture: 'feature-hand-review', shape: 'wide', sizes: wide },
  { feature: 'videoReactions', picture: 'feature-reactions', shape: 'small', sizes: third },
  { feature: 'voiceMessages', picture: 'feature-voice', shape: 'small', sizes: third },
  { feature: 'emoji', picture: 'feature-emoji', shape: 'small', sizes: broad },
  { feature: 'propBets', picture: 'feature-prop-bets', shape: 'wide', sizes: broad }
] as const

export function UniqueFeatures() {
  const { uniqueFeatures: copy } = useHomeCopy()
  return (
    <NamedSection name="unique-features" title={copy.title} lead={<p>{copy.lead}</p>}>
      <ul className="bento">
        {cards.map(({ feature, picture, shape, sizes }) => (
          <li key={feature} className={`bento__card bento__card--${shape}`}>
            <CardPicture name={picture} sizes={sizes} />
            <h3>{copy.features[feature].name}</h3>
            <p>{copy.features[feature].text}</p>
          </li>
        ))}
      </ul>
    </NamedSection>
  )
}
