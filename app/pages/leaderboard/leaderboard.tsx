import type { PageWords } from '../../../content/content.ts'
import type { Leaderboard } from '../../../content/offers/promotions.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { boardPlaces } from '../../domain/offers/board-places.ts'
import { examplePoints, prizeTable } from '../../domain/offers/prize-table.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText, textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ChartBar } from '../../ui/charts/chart-marks.tsx'
import { Podium } from '../../ui/charts/podium.tsx'
import { PrizeLadder } from '../../ui/charts/prize-ladder.tsx'
import { percent } from '../../ui/charts/scales.ts'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

/** A daily leaderboard of one game: its words are those of its row, its figures those of the record whose page it is. */
export function LeaderboardPage() {
  const scope = usePage()
  const { t, row, content } = scope
  const record = content.offers.find(({ path }) => path === row?.path)
  if (record?.kind !== 'daily-leaderboard') throw new Error(`No leaderboard has the page ${scope.path}`)
  const page = pageCopy(scope, `leaderboard-${record.game}`)
  const board = content.promotions.leaderboards[record.game]
  const [offer] = siteOffers(scope, ({ path }) => path === record.path).running
  return (
    <SectionList
      parts={{
        headline: offer && <OfferHeadline offer={offer} />,
        board: <SampleBoard {...page.board} board={board} />,
        prizes: offer ? (
          <Prizes {...page.prizes} board={board} />
        ) : (
          <Paragraphs id="prizes" title={page.prizes.title} kind="split" paragraphsMarkdown={[t('offers.not-yet')]} />
        ),
        day: <Day {...page.day} board={board} />
      }}
    />
  )
}

type SampleBoardProps = PageWords<'leaderboard-holdem'>['board'] & { board: Leaderboard }

const rowPx = 52
const topPx = 34
/** Where the finish line is, as a share of the width: the points are right of it. */
const finish = 0.82

/** The first ten of a sample day: each bar is as long as what was counted, and none passes the finish line, which is the cap. */
function SampleBoard({ title, lead, player, counted, finish: finishName, board }: SampleBoardProps) {
  const { t, locale } = usePage()
  const { count } = writeAmounts(locale)
  const places = boardPlaces(board)
  const height = topPx + places.length * rowPx
  return (
    <Section id="board" title={title} lead={lead} ground="felt" kind="split">
      <ChartFrame
        kind="board"
        title={title}
        description={lead}
        table={{
          columns: [t('offers.place'), player, figure(counted), figure(t('offers.points'))],
          rows: places.map(({ place, name, played, points }) => [
            count(place),
            escapeMarkup(name),
            count(played),
            count(points)
          ])
        }}
        height={height}
      >
        <text x={percent(finish)} y="14" textAnchor="end" className="board__finish-name">
          {finishName} {count(board.maxCounted)}
        </text>
        <text x="100%" y="14" textAnchor="end" className="chart__tick">
          {t('offers.points')}
        </text>
        {places.map(({ place, name, played, points }, index) => (
          <svg key={name} y={topPx + index * rowPx} width="100%" height={rowPx} overflow="visible">
            <text y="18" className="chart__name board__name">
              {count(place)}
              <tspan dx="10">{name}</tspan>
            </text>
            <rect y="26" width={percent(finish)} height="10" rx="2" className="chart__ground" />
            <ChartBar
              y="26"
              width={percent((finish * played) / board.maxCounted)}
              height="10"
              rx="2"
              tone={place === 1 ? 'copper' : 'half'}
            />
            <text x="100%" y="36" textAnchor="end" className="chart__figure">
              {count(points)}
            </text>
          </svg>
        ))}
        <line x1={percent(finish)} x2={percent(finish)} y1="22" y2={height} className="board__finish" />
      </ChartFrame>
    </Section>
  )
}

type PartProps = { title: string; lead: string; board: Leaderboard }

/** The prize of each place in a day: a level at a time, chosen by its stakes. */
function Prizes({ title, lead, board }: PartProps) {
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
              <label key={textOf(name, scope)} className="edged quiet text-small">
                <input type="radio" name="level" defaultChecked={index === 0} />
                <span>
                  <b className="bright">{textOf(name, scope)}</b>{' '}
                  {t('offers.places', { from: stake(from), to: stake(to) })}
                </span>
              </label>
            ))}
          </fieldset>
          {isConverted && <p className="after">{t('offers.stakes-converted', { currency: pool.currency })}</p>}
        </SharedPools>
        {board.levels.map((level, index) => (
          <Level key={textOf(level.name, scope)} board={board} level={level} index={index} />
        ))}
      </div>
    </Section>
  )
}

/** The prizes of one level: the first three on their steps, and all places as a ladder. */
function Level({ board, level, index }: { board: Leaderboard; level: Leaderboard['levels'][number]; index: number }) {
  const scope = usePage()
  const { t, locale, content } = scope
  const currency = promotionCurrency(scope)
  const { money, count } = writeAmounts(locale, currency)
  const name = textOf(level.name, scope)
  const places = (from: number, to: number) =>
    from === to ? count(from) : t('offers.places', { from: count(from), to: count(to) })
  const prizes = prizeTable(content.promotions, board, currency).map(({ from, to, amounts }) => ({
    from,
    placed: t('offers.place-of', { many: from === to ? 'no' : 'yes', places: places(from, to) }),
    place: places(from, to),
    value: amounts[index] ?? 0,
    label: setLarge(money(amounts[index] ?? 0))
  }))
  const first = prizes.filter(({ from }) => from <= 3)
  const columns = [t('offers.place'), figure(name)]
  const common = { title: name, description: t('offers.prizes-caption') }
  return (
    <div className={`columns level level--${index + 1}`}>
      <Podium
        {...common}
        table={{ columns, rows: first.map(({ place, label }) => [place, label]) }}
        places={first.map(({ from, place, value, label }) => ({ place, value, label, highlight: from === 1 }))}
      />
      <PrizeLadder
        {...common}
        table={{
          columns,
          rows: [
            ...prizes.map(({ place, label }) => [place, label]),
            [escapeMarkup(t('offers.day-total')), money(level.total[currency] ?? 0)]
          ]
        }}
        rungs={prizes.map(({ placed, value, label }) => ({ name: placed, value, label }))}
      />
    </div>
  )
}

/** The points of one ordinary day, by what earns them: a bar in which each event has its share. */
function Day({ title, lead, board }: PartProps) {
  const scope = usePage()
  const { t, locale } = scope
  const { count } = writeAmounts(locale)
  const { earned, total } = examplePoints(board)
  const events = board.points.map((each, index) => ({
    ...each,
    name: filledText(each.event, scope),
    value: earned[index] ?? 0
  }))
  return (
    <Section id="day" title={title} lead={lead} kind="split">
      <p className="day__total quiet">
        <b className="bright">{count(total)}</b> {t('offers.points')}
      </p>
      <SplitBar
        title={title}
        description={lead}
        table={{
          columns: [t('offers.event'), figure(t('offers.times')), figure(t('offers.points'))],
          rows: [
            ...events.map(({ name, example, value }) => [name, count(example), count(value)]),
            [t('offers.day-points'), '–', count(total)]
          ]
        }}
        parts={events.map(({ name, points, example, value }) => ({
          name,
          value,
          label: `${count(example)} × ${count(points)} = ${count(value)}`
        }))}
      />
    </Section>
  )
}
