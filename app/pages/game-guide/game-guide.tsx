import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { cardName, deckOf, type Game, readCards, suits } from '../../domain/poker/card.ts'
import { type HandRank, rankHand } from '../../domain/poker/hand-rank.ts'
import { categoriesOf } from '../../domain/poker/hand-score.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { hitChance } from '../../domain/poker/odds.ts'
import { Cards } from '../../features/poker-cards/cards.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Facts, Figures } from '../../ui/facts/facts.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { StartingHands } from './sections/starting-hands.tsx'
import { WorkedHand } from './sections/worked-hand.tsx'

const games = { 'texas-holdem': 'holdem', omaha: 'omaha', 'short-deck': 'short-deck' } as const

/** The guide to one of the three games, by the words that its row names. */
export function GameGuide() {
  const scope = usePage()
  const words = (scope.row?.words ?? '') as keyof typeof games
  const game = games[words]
  const page = pageCopy(scope, words)
  return (
    <SectionList
      parts={{
        facts: (
          <div className={`wrap facts-below${game === 'short-deck' ? ' columns with-deck' : ''}`}>
            {game === 'short-deck' && <Deck />}
            <Figures items={page.facts} />
          </div>
        ),
        hand: <WorkedHand {...page.hand} game={game} />,
        order: page.order && <Order {...page.order} gameName={page.title} />,
        counting: <Counting {...page.counting} game={game} />,
        startingHands: page.startingHands && <StartingHands {...page.startingHands} />,
        odds: <Odds {...page.odds} game={game} />,
        stakes: <Tables {...page.stakes} game={game} gameName={page.title} />
      }}
    />
  )
}

/** All 52 cards, aces first, those that Short Deck takes out paler. The figures beside them say the same. */
const Deck = () => (
  <div className="deck" aria-hidden="true">
    {suits.map(suit => (
      <PlayingCards
        key={suit}
        cards={deckOf('holdem')
          .flatMap(card => (card.suit === suit ? cardName(card) : []))
          .toReversed()
          .join(' ')}
        counted={deckOf('short-deck').length / suits.length}
        size="small"
        label=""
      />
    ))}
  </div>
)

type OrderProps = NonNullable<PageWords<'texas-holdem'>['order']> & { gameName: string }

const columns = ['short-deck', 'holdem'] as const

/** Two orders of hands side by side, highest first; hands at another place than usual are marked. */
function Order({ title, paragraphsMarkdown, gameName }: OrderProps) {
  const { t } = usePage()
  const usual = categoriesOf('holdem')
  return (
    <Paragraphs id="order" title={title} paragraphsMarkdown={paragraphsMarkdown} kind="split">
      <div className="hand-orders">
        {columns.map(game => (
          <div key={game}>
            <h3 className="headline">{game === 'holdem' ? t('game-guide.usual') : gameName}</h3>
            <ol className="lines muted">
              {categoriesOf(game)
                .map((category, place) => ({ name: t(`poker-cards.${category}`), moved: usual[place] !== category }))
                .reverse()
                .map(({ name, moved }) => (
                  <li key={name}>{moved ? <strong>{name}</strong> : name}</li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </Paragraphs>
  )
}

/** Show-downs that surprise, drawn: both hands, the board, and the five cards of each that count. Who wins is worked out here. */
function Counting({ title, lead, items, game }: PageWords<'texas-holdem'>['counting'] & { game: Game }) {
  const { t, content } = usePage()
  const markdown = useMarkdown()
  const counted = (cards: string, rank: HandRank) => (
    <>
      <Cards cards={cards} />
      <p className="row text-small showdown__counts">
        <span>
          {t('game-guide.counts')} <strong className="bright">{t(`poker-cards.${rank.category}`)}</strong>
        </span>
        <Cards cards={rank.five.map(cardName).join(' ')} />
      </p>
    </>
  )
  return (
    <Section id="counting" title={title} lead={lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a phone moves the row sideways, and so must a keyboard */}
      <div className="columns panels--small showdowns carousel" role="group" aria-label={title} tabIndex={0}>
        {content.gameGuides[game].examples.map(({ id, own, board, against }) => {
          const words = items[id]
          if (!words) throw new Error(`The example ${id} has no words`)
          const mine = rankHand(readCards(`${own} ${board}`), game)
          const theirs = rankHand(readCards(`${against} ${board}`), game)
          const result = mine.score === theirs.score ? 'shared' : mine.score > theirs.score ? 'you-win' : 'they-win'
          return (
            <div key={id} className="panel showdown">
              <h3>{words.name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(words.textMarkdown) }} />
              <Facts
                className="showdown__cards"
                items={[
                  { label: t('game-guide.board'), value: <Cards cards={board} /> },
                  { label: t('game-guide.own'), value: counted(own, mine) },
                  { label: t('game-guide.against'), value: counted(against, theirs) }
                ]}
              />
              <p className={`headline ruled showdown__result showdown__result--${result}`}>
                {t(`game-guide.${result}`)}
              </p>
            </div>
          )
        })}
      </div>
    </Section>
  )
}

/** How often the draws of a game come in, worked out from the cards that are left. */
function Odds({ title, lead, caption, items, game }: PageWords<'texas-holdem'>['odds'] & { game: Game }) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { percent, count } = writeAmounts(locale)
  return (
    <Section id="odds" title={title} leadHtml={markdown(lead)}>
      <DataTable
        caption={caption}
        columns={[t('game-guide.draw'), figure(t('game-guide.outs')), figure(t('game-guide.chance'))]}
        rows={content.gameGuides[game].odds.map(({ id, outs, unseen, draws }) => [
          items[id] ?? '',
          t('game-guide.outs-of', { outs: count(outs), unseen: count(unseen) }),
          percent(hitChance(outs, unseen, draws) * 100)
        ])}
      />
    </Section>
  )
}

type TablesProps = PageWords<'texas-holdem'>['stakes'] & { game: Game; gameName: string }

/** The tables of a game, from the lowest stakes to the highest. */
function Tables({ title, lead, game, gameName }: TablesProps) {
  const { t, content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const { unit, buyIn, levels } = content.stakes[game]
  return (
    <Section id="tables" title={title} lead={lead} className="stakes">
      <DataTable
        caption={t('game-guide.tables', { game: gameName })}
        columns={[
          t(unit === 'ante' ? 'game-guide.ante' : 'game-guide.blinds'),
          figure(t('game-guide.least')),
          figure(t('game-guide.most')),
          figure(t('game-guide.cap'))
        ]}
        rows={levels.map(({ forced, rakeCap }) => [
          levelName(forced, unit, money),
          money(forced[1] * buyIn.least),
          money(forced[1] * buyIn.most),
          money(rakeCap)
        ])}
      />
    </Section>
  )
}
