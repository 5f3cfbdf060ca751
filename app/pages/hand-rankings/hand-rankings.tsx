import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { readCards } from '../../domain/poker/card.ts'
import { handCounts } from '../../domain/poker/hand-counts.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { categoriesOf, type HandCategory } from '../../domain/poker/hand-score.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { logarithmic, percent } from '../../ui/charts/scales.ts'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { oneIn } from './one-in.ts'
import { contests, rankedHands } from './ranked-hands.data.ts'

type Words = PageWords<'hand-rankings'>

/** The ten hands as a ladder with their cards and odds, what decides between equal ones, and how the order changes in six-plus. */
export function HandRankings() {
  const scope = usePage()
  const page = pageCopy(scope, 'hand-rankings')
  return (
    <SectionList
      parts={{
        ladder: <Ladder copy={page.ladder} />,
        contests: <Contests copy={page.contests} />,
        card: <HandCard copy={page.card} hands={page.ladder.hands} />,
        sixPlus: <SixPlus copy={page.sixPlus} names={page.ladder.hands} />
      }}
    />
  )
}

/** The ten hands, the best first: cards, name, what makes it, and how often five cards are one, with a bar on a logarithmic scale behind it. */
function Ladder({ copy }: { copy: Words['ladder'] }) {
  const { t, locale } = usePage()
  const { all, of } = handCounts('holdem')
  const { place } = logarithmic(rankedHands.map(({ category }) => of[category]))
  const { count } = writeAmounts(locale)
  return (
    <Section id="ladder" title={copy.title} lead={copy.lead}>
      <ol className="lines">
        {rankedHands.map(({ category, words, cards, counted }, index) => {
          const { name, text, cardsInWords } = copy.hands[words]
          return (
            <li key={category} className="ladder__hand">
              <svg className="ladder__bar" aria-hidden="true">
                <rect width={percent(place(of[category]))} height="100%" />
              </svg>
              <p className="ladder__place" aria-hidden="true">
                {index + 1}
              </p>
              <p>
                <PlayingCards cards={cards} label={cardsInWords} counted={counted} />
              </p>
              <div>
                <h3 className="headline">{name}</h3>
                <p className="quiet text-plain">{text}</p>
              </div>
              <p>
                <b>{t('hand-rankings.one-in', { count: count(oneIn(all, of[category])) })}</b>
                <span className="muted text-note">{t('hand-rankings.of-all', { count: of[category] })}</span>
              </p>
            </li>
          )
        })}
      </ol>
      <p className="remark">{copy.note}</p>
    </Section>
  )
}

/** The ten hands on one sheet of paper: it alone is printed. */
const HandCard = ({ copy, hands }: { copy: Words['card']; hands: Words['ladder']['hands'] }) => (
  <Section id="card" title={copy.title} lead={copy.lead} ground="paper">
    <ol className="hand-card">
      {rankedHands.map(({ words, cards, counted }) => (
        <li key={words}>
          <PlayingCards cards={cards} label={hands[words].cardsInWords} size="small" counted={counted} />
          <span className="headline">{hands[words].name}</span>
        </li>
      ))}
    </ol>
  </Section>
)

/** Four boards with two hands each: who wins, and why. */
function Contests({ copy }: { copy: Words['contests'] }) {
  const { t } = usePage()
  return (
    <Section id="contests" title={copy.title} lead={copy.lead}>
      <div className="panels">
        {contests.map(({ words, board, first, second }) => {
          const { name, text, boardInWords, firstInWords, secondInWords } = copy.items[words]
          const scoreOf = (hand: string) => rankHand(readCards(`${hand} ${board}`), 'holdem').score
          const [one, two] = [scoreOf(first), scoreOf(second)]
          const resultOf = (own: number, other: number) => (own === other ? 'shares' : own > other ? 'wins' : 'loses')
          const hands = [
            { cards: first, label: firstInWords, result: resultOf(one, two) },
            { cards: second, label: secondInWords, result: resultOf(two, one) }
          ] as const
          return (
            <article key={words} className="panel panel--felt stack contest">
              <h3>{name}</h3>
              <p className="contest__board">
                <PlayingCards cards={board} label={boardInWords} />
              </p>
              <ul className="contest__hands">
                {hands.map(({ cards, label, result }) => (
                  <li key={cards} className="row strong">
                    <PlayingCards cards={cards} label={label} size="small" />
                    <span>{t(`hand-rankings.${result}`)}</span>
                  </li>
                ))}
              </ul>
              <p className="text-plain">{text}</p>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

/** The order of six-plus beside the usual one, with the odds in each deck, so that what changes places is seen. */
function SixPlus({ copy, names }: { copy: Words['sixPlus']; names: Words['ladder']['hands'] }) {
  const { t, locale } = usePage()
  const markdown = useMarkdown()
  const { count } = writeAmounts(locale)
  const nameOf = new Map(rankedHands.map(({ category, words }) => [category, names[words].name]))
  const odds = ({ all, of }: ReturnType<typeof handCounts>, category: HandCategory) =>
    t('hand-rankings.one-in', { count: count(oneIn(all, of[category])) })
  const usual = categoriesOf('holdem').toReversed()
  const sixPlus = categoriesOf('short-deck').toReversed()
  return (
    <Section id="six-plus" title={copy.title} lead={copy.lead}>
      <DataTable
        caption={copy.caption}
        columns={[copy.columns.hand, figure(copy.columns.sixPlus), figure(copy.columns.usual)]}
        rows={sixPlus.map((category, index) => [
          `${index + 1}. ${nameOf.get(category)}${usual[index] === category ? '' : ` <span class="six-plus__changed text-note">${t('hand-rankings.changed')}</span>`}`,
          odds(handCounts('short-deck'), category),
          odds(handCounts('holdem'), category)
        ])}
      />
      <p className="after" dangerouslySetInnerHTML={{ __html: markdown(copy.whyMarkdown) }} />
    </Section>
  )
}
