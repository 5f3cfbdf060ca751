import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { seats as order } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { sidePots } from '../../domain/poker/side-pots.ts'
import { HandReplay } from '../../features/hand-replay/hand-replay.tsx'
import { Cards } from '../../features/poker-cards/cards.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartLegend } from '../../ui/charts/chart-marks.tsx'
import { percent } from '../../ui/charts/scales.ts'
import { toneClass } from '../../ui/charts/tones.ts'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Poker from nothing, in the order of the page's contents list. */
export function HowToPlay() {
  const page = pageCopy(usePage(), 'how-to-play')
  const markdown = useMarkdown()
  return (
    <SectionList
      parts={{
        table: <Seats {...page.table} />,
        rounds: <Rounds {...page.rounds} />,
        actions: (
          <Section id="actions" title={page.actions.title} lead={page.actions.leadMarkdown}>
            <Facts
              className="named-list ruled moves"
              items={page.actions.items.map(({ name, textMarkdown }) => ({
                label: name,
                html: markdown(textMarkdown)
              }))}
            />
          </Section>
        ),
        order: <HandOrder {...page.order} />,
        sidePots: <SidePots {...page.sidePots} seats={page.table.seats} />
      }}
    />
  )
}

/** The seats round the rim in the order in which they act, with the blinds, the button and the way round; each explained beside. */
function Seats({ title, leadMarkdown, seats }: PageWords<'how-to-play'>['table']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const { hand } = content.gameGuides.holdem
  const frame = {
    board: '',
    seats: [...order.slice(3), ...order.slice(0, 3)].map(seat => {
      const post = hand.posts.find(one => one.seat === seat)
      return {
        label: seatCodes[seat],
        stack: String(order.indexOf(seat) + 1),
        cards: 2,
        bet: post && money(post.amount),
        button: seat === 'button',
        turn: seat === order[0]
      }
    })
  }
  const explained = order.flatMap(seat => (seats[seat] ? [{ seat, ...seats[seat] }] : []))
  return (
    <Section id="table" title={title} leadHtml={markdown(leadMarkdown)}>
      <div className="columns seats">
        <div className="hand-replay__felt">
          <ClientTable frames={[frame]} arrows={[0, 1, 3, 4, 5]} />
        </div>
        <ol className="seats__list">
          {explained.map(({ seat, name, textMarkdown }) => (
            <li key={seat} className="ruled">
              <span className="round seats__code" aria-hidden="true">
                {seatCodes[seat]}
              </span>
              <div>
                <h3>{name}</h3>
                <p className="quiet text-plain" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** A hand from the first card to the show-down, a round a step, with the cards that it adds. */
function Rounds({ title, leadMarkdown, streets }: PageWords<'how-to-play'>['rounds']) {
  const { content } = usePage()
  const markdown = useMarkdown()
  const { firstHand } = content.gameExamples
  const own = firstHand[0]?.cards ?? ''
  const frames = firstHand.map(({ street, against = 2 }, index) => ({
    board: firstHand
      .slice(1, index + 1)
      .flatMap(one => (one.street === 'showdown' ? [] : [one.cards]))
      .join(' '),
    seats: [...order.slice(3), ...order.slice(0, 3)].map(seat => ({
      label: seatCodes[seat],
      button: seat === 'button',
      cards: seat === 'button' ? own : seat === 'big-blind' ? against : 2,
      folded: index > 0 && seat !== 'button' && seat !== 'big-blind',
      wins: street === 'showdown' && seat === 'button'
    }))
  }))
  return (
    <Section id="rounds" title={title} lead={leadMarkdown}>
      <HandReplay
        id="round"
        label={title}
        frames={frames}
        table={{ only: 'tall' }}
        steps={firstHand.map(({ street, cards }) => ({
          title: streets[street].name,
          children: (
            <>
              <Cards cards={cards} size="large" />
              <p className="above-18" dangerouslySetInnerHTML={{ __html: markdown(streets[street].textMarkdown) }} />
            </>
          )
        }))}
      />
    </Section>
  )
}

/** The ten kinds of hand, highest first, each with one drawn. */
function HandOrder({ title, leadMarkdown, names }: PageWords<'how-to-play'>['order']) {
  const { content } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="order" title={title} leadHtml={markdown(leadMarkdown)}>
      <ol className="hand-list">
        {content.gameExamples.hands.map(({ category, cards }) => (
          <li key={category} className="row strong ruled">
            <span>{names[category] ?? ''}</span>
            <Cards cards={cards} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

type SidePotsProps = PageWords<'how-to-play'>['sidePots'] & { seats: PageWords<'how-to-play'>['table']['seats'] }

const tones = ['ivory', 'felt', 'faint'] as const

/** Three players all in with different stacks: what each put in, by the pots that it makes, and what goes back. */
function SidePots({ title, leadMarkdown, caption, columns, pots: names, folded, endMarkdown, seats }: SidePotsProps) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const { putIn, board } = content.gameExamples.sidePot
  const { pots, returned } = sidePots(putIn)
  const levels = [0, ...putIn.flatMap(one => (one.folded ? [] : one.amount))].sort((one, other) => one - other)
  const share = (amount: number) => percent(amount / (levels.at(-1) ?? 1))
  const kinds = [names.main, names.side, names.returned]
  const parts = [...pots, returned].flatMap((part, index) =>
    part ? [{ name: kinds[index] ?? '', label: money(part.amount), tone: tones[index] ?? 'faint' }] : []
  )
  return (
    <Section id="side-pots" title={title} lead={leadMarkdown}>
      <p className="side-pots__caption muted text-small">{caption}</p>
      <Cards cards={board} />
      <ul className="lines side-pots">
        {putIn.map(one => (
          <li key={one.seat}>
            <span>
              {seats[one.seat]?.name ?? ''}
              <svg aria-hidden="true">
                {tones.map((tone, index) => {
                  const [from = 0, to = 0] = levels.slice(index)
                  const part = Math.min(one.amount, to) - from
                  return (
                    part > 0 && (
                      <rect key={tone} className={toneClass(tone)} x={share(from)} width={share(part)} height="12" />
                    )
                  )
                })}
              </svg>
            </span>
            {one.folded ? <span className="muted">{folded}</span> : <Cards cards={one.cards} />}
            <strong>
              <span className="visually-hidden">{columns.putIn} </span>
              {setLarge(money(one.amount))}
            </strong>
          </li>
        ))}
      </ul>
      <ChartLegend entries={parts} />
      <p className="after" dangerouslySetInnerHTML={{ __html: markdown(endMarkdown) }} />
    </Section>
  )
}
