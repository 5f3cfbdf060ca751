import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { seats } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { ScreensDrawn } from './screens-drawn.tsx'

const games = { holdem: 'texas-holdem', omaha: 'omaha', 'short-deck': 'short-deck' } as const
const stacks = [97.5, 112, 64, 100, 208.5, 83]
/** How many sit at the tables of the drawn lobby. */
const taken = [6, 4, 5, 3, 6, 2, 4]

/** The screens of the client with the games and stakes of the room. */
export function ClientScreens() {
  const scope = usePage()
  const { t, locale, content } = scope
  const { money } = writeAmounts(locale)
  const tables = (Object.keys(games) as (keyof typeof games)[]).flatMap(game => {
    const { levels, unit, buyIn } = content.stakes[game]
    return levels
      .filter(({ band }) => band === 'low' || band === 'medium')
      .slice(-3)
      .map(({ forced }) => ({
        game: pageCopy(scope, games[game]).title,
        stakes: levelName(forced, unit, money),
        buyIn: money(forced[1] * buyIn.most)
      }))
  })
  const frame = {
    board: 'Qs 7h 2c Jd',
    pot: { label: '', amount: money(32) },
    seats: [...seats.slice(3), ...seats.slice(0, 3)].map((seat, index) => ({
      label: seatCodes[seat],
      stack: money(stacks[index] ?? 0),
      cards: index === 0 ? 'As Kh' : 2,
      folded: index === 2 || index === 4,
      bet: index === 5 ? money(16) : undefined,
      button: seat === 'button',
      turn: index === 0
    }))
  }
  return (
    <SharedPools>
      <ScreensDrawn
        captions={{
          lobby: t('client-screens.lobby'),
          table: t('client-screens.table'),
          four: t('client-screens.four'),
          phone: t('client-screens.phone')
        }}
        lobby={tables.slice(0, taken.length).map((row, index) => ({ ...row, taken: taken[index] ?? 0, seats: 6 }))}
        frame={frame}
        actions={[
          t('client-screens.action', { act: 'fold' }),
          t('client-screens.action', { act: 'call' }),
          t('client-screens.action', { act: 'raise' })
        ]}
      />
    </SharedPools>
  )
}
