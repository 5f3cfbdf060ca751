import type { PageWords } from '../../../content/content.ts'
import { figureNumber } from '../../domain/figures/figure-number.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import type { Game } from '../../domain/poker/card.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { GameFormats } from '../../features/sections/game-formats.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { calendar } from '../../features/tournaments/calendar.ts'
import { tournamentName } from '../../features/tournaments/schedule-entry.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
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
        choosing: (
          <Paragraphs id="choosing" {...page.choosing} kind="split" ground="paper">
            {page.choosing.tables && <BankrollTables {...page.choosing.tables} />}
          </Paragraphs>
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
  const betsOf = (game: Game, forced: readonly [number, number] | undefined) =>
    forced ? levelName(forced, content.stakes[game].unit, money) : <span className="visually-hidden">{none}</span>
  return (
    <Section id="stakes" title={title} lead={lead} ground="felt">
      <table className="stakes-ladder">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="quiet text-note">
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
              <th scope="rowgroup" colSpan={games.length + 1} className="stakes-ladder__band quiet">
                {bands[band]}
              </th>
            </tr>
            {rungs
              .filter(rung => rung.band === band)
              .map(rung => (
                <tr key={rung.bet}>
                  <th scope="row">
                    <Chips count={rungs.length - rungs.indexOf(rung)} />
                    {money(rung.buyIn)}
                  </th>
                  {games.map(game => (
                    <td key={game} className={rung.forced[game] ? undefined : 'stakes-ladder__none'}>
                      {betsOf(game, rung.forced[game])}
                    </td>
                  ))}
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
      <rect key={index} x={index % 3 === 1 ? 3 : index % 3} y={54 - index * 5} width={36} height={4} rx={2} />
    ))}
  </svg>
)

/** Two tables that open: the bankroll for each level of the cash tables, and for each tournament of the week. */
function BankrollTables({ column, cash, tournaments }: NonNullable<PageWords<'cash-games'>['choosing']['tables']>) {
  const scope = usePage()
  const { content, locale, t } = scope
  const money = (amount: number) => setLarge(writeAmounts(locale).money(amount))
  const { unit, buyIn, levels } = content.stakes.holdem
  const { bankrollCashBuyIns, bankrollTournamentBuyIns } = content.figures
  const times = (amount: number, buyIns = bankrollCashBuyIns) => money(amount * ((buyIns && figureNumber(buyIns)) ?? 0))
  const weekly = calendar(content, scope.siteId)
    .filter(({ when, buyIn: { amount }, seats }) => !('start' in when) && amount > 0 && !seats)
    .toSorted((one, other) => one.buyIn.amount - other.buyIn.amount)
  const tables = [
    {
      ...cash,
      columns: [t('game-guide.blinds'), figure(cash.buyIn), figure(column)],
      rows: levels.map(({ forced }) => {
        const full = forced[1] * buyIn.most
        return [levelName(forced, unit, money), money(full), times(full)]
      })
    },
    {
      ...tournaments,
      columns: [t('tournaments.event'), figure(t('tournaments.buy-in')), figure(column)],
      rows: weekly.map(({ names, buyIn: { amount } }) => [
        escapeMarkup(tournamentName({ names }, scope)),
        money(amount),
        times(amount, bankrollTournamentBuyIns)
      ])
    }
  ]
  return (
    <div className="lines above-18">
      {tables.map(({ name, ...table }) => (
        <details key={name} className="smooth-details">
          <summary className="folding">{name}</summary>
          <DataTable {...table} />
        </details>
      ))}
    </div>
  )
}
