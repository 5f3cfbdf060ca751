import type { Leaderboard } from '../../../content/offers/promotions.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { prizeTable } from '../../domain/offers/prize-table.ts'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Podium } from '../../ui/charts/podium.tsx'
import { PrizeLadder } from '../../ui/charts/prize-ladder.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

type PrizesProps = { title: string; lead: string; board: Leaderboard }

/** What each place receives in a day: a level at a time, chosen by its stakes. */
export function Prizes({ title, lead, board }: PrizesProps) {
  const scope = usePage()
  const { t, locale } = scope
  const pool = writeAmounts(locale)
  const isConverted = pool.currency !== promotionCurrency(scope)
  const stake = (posted: readonly number[]) => posted.map(amount => pool.money(amount)).join(' / ')
  return (
    <Section id="prizes" title={title} lead={lead}>
      <div className="levels">
        <SharedPools>
          <fieldset className="levels__choice">
            <legend className="visually-hidden">{t('offers.prizes-caption')}</legend>
            {board.levels.map(({ name, stakes: [from, to] }, index) => (
              <label key={textOf(name, scope)}>
                <input type="radio" name="level" defaultChecked={index === 0} />
                <span>
                  <b>{textOf(name, scope)}</b> {t('offers.places', { from: stake(from), to: stake(to) })}
                </span>
              </label>
            ))}
          </fieldset>
          {isConverted && <p className="after">{t('offers.stakes-converted', { currency: pool.currency })}</p>}
        </SharedPools>
        {board.levels.map((level, index) => (
          <Level key={textOf(level.name, scope)} board={board} index={index} />
        ))}
      </div>
    </Section>
  )
}

/** The prizes of one level: the first three on their steps, and all places as a ladder. */
function Level({ board, index }: { board: Leaderboard; index: number }) {
  const scope = usePage()
  const { t, locale, content } = scope
  const currency = promotionCurrency(scope)
  const { money, count } = writeAmounts(locale, currency)
  const level = board.levels[index]
  if (!level) return null
  const name = textOf(level.name, scope)
  const places = (from: number, to: number) =>
    from === to ? count(from) : t('offers.places', { from: count(from), to: count(to) })
  const prizes = prizeTable(content.promotions, board, currency).map(({ from, to, amounts }) => ({
    from,
    place: places(from, to),
    value: amounts[index] ?? 0,
    label: setLarge(money(amounts[index] ?? 0))
  }))
  const columns = [t('offers.place'), figure(name)]
  const common = { description: t('offers.prizes-caption'), tableLabel: t('charts.as-table') }
  return (
    <div className={`level level--${index + 1}`}>
      <Podium
        {...common}
        title={name}
        table={{
          caption: name,
          columns,
          rows: prizes.filter(({ from }) => from <= 3).map(({ place, label }) => [place, label])
        }}
        places={prizes
          .filter(({ from }) => from <= 3)
          .map(({ from, place, value, label }) => ({ place, name: '', value, label, highlight: from === 1 }))}
      />
      <PrizeLadder
        {...common}
        title={name}
        table={{
          caption: name,
          columns,
          rows: [
            ...prizes.map(({ place, label }) => [place, label]),
            [escapeMarkup(t('offers.day-total')), money(level.total[currency] ?? 0)]
          ]
        }}
        rungs={prizes.map(({ place, value, label }) => ({ name: `${t('offers.place')} ${place}`, value, label }))}
      />
    </div>
  )
}
