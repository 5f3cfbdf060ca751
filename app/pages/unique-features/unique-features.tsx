import type { ReactNode } from 'react'
import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { waysToChoose } from '../../domain/poker/odds.ts'
import { playHand } from '../../domain/poker/worked-hand.ts'
import { Cards } from '../../features/poker-cards/cards.tsx'
import { NextStep } from '../../features/sections/next-step.tsx'
import { QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

/** The features of the table, each at work, with its settings and the way to turn it off. */
export function UniqueFeatures() {
  const page = pageCopy(usePage(), 'unique-features')
  const labels = { settingsLabel: page.settingsLabel, offLabel: page.offLabel }
  return (
    <>
      <SharedPools>
        {page.splash && (
          <Feature id="splash" picture="feature-splash" {...labels} {...page.splash}>
            <Splash {...page.splash} />
          </Feature>
        )}
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
      <QuestionList {...page.questions} />
      <NextStep {...page.next} path="/cash-games/" />
    </>
  )
}

type FeatureProps = {
  id: string
  picture: string
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

/** One feature: what it does beside its picture, an example of it at work, its settings and how it is turned off. */
function Feature({
  id,
  picture,
  title,
  textMarkdown,
  exampleTitle,
  settingsLabel,
  settings,
  offLabel,
  offMarkdown,
  only,
  children
}: FeatureProps) {
  const markdown = useMarkdown()
  return (
    <section id={id} className="section feature" data-inducement={only} aria-labelledby={`${id}-title`}>
      <div className="wrap feature__grid">
        <div className="feature__words">
          <h2 id={`${id}-title`}>{title}</h2>
          <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          <CardPicture name={picture} sizes={sizes} className="feature__picture" />
        </div>
        <div className="feature__work">
          <div className="panel feature__example">
            <h3>{exampleTitle}</h3>
            {children}
          </div>
          <h3 className="feature__label">{settingsLabel}</h3>
          <Facts
            className="named-list feature__settings"
            items={[
              ...settings.map(({ name, text }) => ({ label: name, value: text })),
              { label: offLabel, html: markdown(offMarkdown), className: 'feature__off' }
            ]}
          />
        </div>
      </div>
    </section>
  )
}

/** A pot as it was, what falls into it, and what is played for. */
function Splash({ before, drop, after }: NonNullable<PageWords<'unique-features'>['splash']>) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const { pot, drop: chips } = content.gameExamples.splash
  const parts = [
    { sign: '', amount: pot, label: before },
    { sign: '+', amount: chips, label: drop },
    { sign: '=', amount: pot + chips, label: after }
  ]
  return (
    <Facts
      className="splash"
      items={parts.map(({ sign, amount, label }) => ({
        label,
        value: (
          <>
            {sign && <span className="splash__sign">{sign} </span>}
            {setLarge(money(amount))}
          </>
        )
      }))}
    />
  )
}

/** The gestures of the set, as the table shows them. */
const Gestures = ({ items }: { items: readonly string[] }) => (
  <ul className="gestures">
    {items.map(gesture => (
      <li key={gesture}>{gesture}</li>
    ))}
  </ul>
)

/** The hand of the hold'em guide as the review shows it: each card, what was decided, the chances then, and the pot. */
function HandReview({ columns, noChance, noteMarkdown }: PageWords<'unique-features'>['handReview']) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { hand } = content.gameGuides.holdem
  const { streets } = playHand(hand, { percent: 0, cap: 0 })
  return (
    <>
      <ol className="review">
        {streets.map(({ name, dealt, steps, pot }, index) => {
          const mine = steps.findLast(({ seat }) => seat === hand.you)
          const chance = hand.streets[index]?.chances?.[hand.you]
          return (
            <li key={name}>
              <h4>{t('unique-features.street', { street: name })}</h4>
              <Cards cards={dealt || hand.cards[hand.you] || ''} />
              <Facts
                items={[
                  {
                    label: columns.decision,
                    value:
                      mine &&
                      t('unique-features.act', {
                        act: mine.act,
                        amount: money(mine.act === 'call' ? mine.amount : mine.to)
                      })
                  },
                  { label: columns.chance, value: chance ? percent(chance[0]) : noChance },
                  { label: columns.pot, value: money(pot) }
                ]}
              />
            </li>
          )
        })}
      </ol>
      <p className="feature__note" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </>
  )
}

/** The heights of the drawn waves, in hundredths. */
const waves = [18, 42, 70, 34, 88, 56, 24, 64, 92, 48, 30, 76, 58, 20, 44, 82, 62, 28, 52, 36, 68, 22, 46, 16]
const seconds = 7

/** A spoken message: its waves, how long it is, and its words. */
function VoiceMessage({ speaker, transcript }: PageWords<'unique-features'>['voiceMessages']) {
  const { t } = usePage()
  return (
    <figure className="voice">
      <div className="voice__bar">
        <svg viewBox={`0 0 ${waves.length * 8} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {waves.map((height, index) => (
            <rect key={`${index}-${height}`} x={index * 8} y={(100 - height) / 2} width="4" height={height} rx="2" />
          ))}
        </svg>
        <span>{t('unique-features.seconds', { count: seconds })}</span>
      </div>
      <figcaption>
        <span>{speaker}</span>
        <blockquote>{transcript}</blockquote>
      </figcaption>
    </figure>
  )
}

/** Bets on the flop: one that wins, how often, and what the other side has to put up for the bet to favour nobody. */
function PropBets({ columns, bets, noteMarkdown }: PageWords<'unique-features'>['propBets']) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { propBets, propBetStake } = content.gameExamples
  const flops = waysToChoose(52, 3)
  return (
    <>
      <ul className="prop-bets">
        {propBets.map(({ id, flop, ways }) => {
          const fair = Math.round((propBetStake * (flops - ways) * 100) / ways) / 100
          return (
            <li key={id}>
              <p className="prop-bet__name">
                <span className="visually-hidden">{columns.bet} </span>
                {bets[id] ?? ''}
              </p>
              <Cards cards={flop} />
              <Facts
                items={[
                  { label: columns.chance, value: percent((ways / flops) * 100) },
                  {
                    label: columns.fair,
                    value: t('unique-features.against', { yours: money(propBetStake), theirs: money(fair) })
                  }
                ]}
              />
            </li>
          )
        })}
      </ul>
      <p className="feature__note" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </>
  )
}
