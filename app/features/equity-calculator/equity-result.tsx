import type { PageScope } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { cardName } from '../../site/poker/card.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { type Equity, equityOf } from './equity.ts'
import { EquityBar } from './equity-bar.tsx'
import { formatBoards, formatShare } from './format-share.ts'
import { handFields, type ReadDeal, writeCards } from './read-deal.ts'

/**
 * What becomes of each hand, or that something has to be corrected first. Every row is there, hidden where there is no hand, and so are the sentences in
 * which the script writes its own figures.
 */
export function EquityResult({ deal, fields }: ReadDeal) {
  const scope = usePage()
  const { t, locale } = scope
  const equity = deal && equityOf(deal)
  return (
    <section
      id="result"
      className="panel panel--quiet equity-result"
      aria-labelledby="result-title"
      data-equity-result=""
      data-exact={t('equity-calculator.exact', { boards: '{boards}' })}
      data-drawn={t('equity-calculator.drawn', { boards: '{boards}', error: '{error}' })}
      data-counting={t('equity-calculator.counting')}
      data-no-result={t('equity-calculator.no-result')}
    >
      <h2 id="result-title">{t('equity-calculator.result')}</h2>
      <p className="equity-result__board" data-equity-board="" hidden={!deal?.board.length}>
        {deal && deal.board.length > 0 && (
          <PlayingCards cards={writeCards(deal.board)} label={named(scope, deal.board)} />
        )}
      </p>
      <ul className="equity-result__hands">
        {handFields.map(field => {
          const place = fields.indexOf(field)
          const share = equity?.shares[place]
          const hand = deal?.hands[place]
          const write = (part: number | undefined) => (part === undefined ? '' : formatShare(part, locale, 'server'))
          return (
            <li key={field} className="equity-hand" data-equity-row={field} hidden={!share}>
              <h3>{t(`equity-calculator.${field}`).replace(/\s*\(.*\)$/, '')}</h3>
              <p className="equity-hand__cards" data-equity-cards="">
                {hand && share && <PlayingCards cards={writeCards(hand)} label={named(scope, hand)} />}
              </p>
              <p className="equity-hand__part">
                <span className="visually-hidden">{t('equity-calculator.part')} </span>
                <span data-equity-part="">{write(share?.equity)}</span>
              </p>
              <EquityBar share={share} />
              <p className="equity-hand__parts">
                <span>
                  {t('equity-calculator.wins')} <b data-equity-win="">{write(share?.win)}</b>
                </span>
                <span>
                  {t('equity-calculator.shares')} <b data-equity-tie="">{write(share?.tie)}</b>
                </span>
              </p>
            </li>
          )
        })}
      </ul>
      <p className="equity-result__method" aria-live="polite" data-equity-method="">
        {equity ? method(equity, scope) : t('equity-calculator.no-result')}
      </p>
    </section>
  )
}

const named = ({ t }: PageScope, cards: Parameters<typeof writeCards>[0]): string =>
  cards.map(card => t('equity-calculator.card', { rank: cardName(card).slice(0, -1), suit: card.suit })).join(', ')

function method({ boards, isExact, error }: Equity, { t, locale }: PageScope): string {
  const count = formatBoards(boards, locale, 'server')
  return isExact
    ? t('equity-calculator.exact', { boards: count })
    : t('equity-calculator.drawn', { boards: count, error: formatShare(error, locale, 'server') })
}
