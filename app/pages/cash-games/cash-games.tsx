import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import type { Game } from '../../domain/poker/card.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { GameFormats } from '../../features/sections/game-formats.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { stakeRungs } from './stake-rungs.ts'

/** The hub of the cash games. */
export function CashGames() {
  const scope = usePage()
  const { href } = scope
  const page = pageCopy(scope, 'cash-games')
  const { holdem, omaha, shortDeck } = page.formats.items
  return (
    <SectionList
      parts={{
        formats: (
          <Section id="formats" title={page.formats.title} lead={page.formats.lead}>
            <LinkCards
              cards={[
                { ...holdem, href: href('/cash-games/texas-holdem/'), picture: 'format-holdem' },
                { ...omaha, href: href('/cash-games/omaha/'), picture: 'format-omaha' },
                { ...shortDeck, href: href('/cash-games/short-deck/'), picture: 'format-short-deck' }
              ]}
            />
          </Section>
        ),
        offered: <GameFormats page="cash-games" />,
        stakes: (
          <StakesLadder
            {...page.stakes}
            names={{ holdem: holdem.name, omaha: omaha.name, 'short-deck': shortDeck.name }}
          />
        )
      }}
    />
  )
}

const games = ['holdem', 'omaha', 'short-deck'] as const

type StakesLadderProps = PageWords<'cash-games'>['stakes'] & { names: Readonly<Record<Game, string>> }

/** The stakes of the three games as one ladder: a rung for each big blind or ante, the cheapest at the foot. */
function StakesLadder({ title, lead, caption, buyInColumn, bands, none, shortDeckUnit, names }: StakesLadderProps) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const rungs = stakeRungs(content.stakes)
  return (
    <Section id="stakes" title={title} lead={lead} ground="felt">
      <table className="stakes-ladder">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{buyInColumn}</th>
            {games.map(game => (
              <th key={game} scope="col">
                {names[game]}
                {game === 'short-deck' && <small>{shortDeckUnit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {(['high', 'medium', 'low', 'micro'] as const).map(band => (
          <tbody key={band}>
            <tr>
              <th scope="rowgroup" colSpan={games.length + 1} className="stakes-ladder__band">
                {bands[band]}
              </th>
            </tr>
            {rungs
              .filter(rung => rung.band === band)
              .map(({ bet, buyIn, height, forced }) => (
                <tr key={bet}>
                  <th scope="row">
                    <Chips count={height} />
                    {money(buyIn)}
                  </th>
                  {games.map(game => {
                    const posted = forced[game]
                    return (
                      <td key={game} className={posted ? undefined : 'stakes-ladder__none'}>
                        {posted ? (
                          levelName(posted, content.stakes[game].unit, money)
                        ) : (
                          <span className="visually-hidden">{none}</span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

/** A stack of so many chips. */
const Chips = ({ count }: { count: number }) => (
  <svg className="stakes-ladder__chips" viewBox="0 0 40 60" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the chips of a stack are alike
        key={index}
        x={index % 3 === 1 ? 3 : index % 3}
        y={54 - index * 5}
        width={36}
        height={4}
        rx={2}
      />
    ))}
  </svg>
)
