import type { PageWords } from '../../../content/content.ts'
import { formatMoneyRange } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { averageMultiplier, gamesToOne, type SpinTable, spinFee, spinPlayers } from '../../domain/poker/spin-table.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LogBars } from '../../ui/charts/logarithmic-rows.tsx'
import { ShareRing } from '../../ui/charts/share-ring.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Spin & Gold: every prize pool with its chance, and the cost of a game, worked out from the table that pays it. */
export function SpinGold() {
  const page = pageCopy(usePage(), 'spin-gold')
  return (
    <SectionList
      parts={{
        facts: <Facts />,
        prizes: page.prizes && <SpinPrizes {...page.prizes} />,
        cost: <SpinCost {...page.cost} pools={page.prizes !== undefined} />
      }}
    />
  )
}

/** Players, buy-ins, the highest pool where it may be shown, and how many games have the lowest. */
function Facts() {
  const scope = usePage()
  const { currency, percent, times } = writeAmounts(scope.locale)
  const { facts, prizes, cost } = pageCopy(scope, 'spin-gold')
  const { tables } = scope.content.spinGold
  const multipliers = tables.flatMap(({ rows }) => rows.map(({ multiplier }) => multiplier))
  const usual = tables[0]?.rows.at(-1)
  const stakes = tables.flatMap(table => table.stakes)
  const range = formatMoneyRange(Math.min(...stakes), Math.max(...stakes), currency, scope.locale)
  return (
    <div className="wrap facts-below spin-facts">
      <Figures
        items={[
          { value: String(spinPlayers), label: facts.players },
          { value: setLarge(range), label: facts.stakes },
          ...(prizes ? [{ value: setLarge(times(Math.max(...multipliers))), label: facts.top }] : []),
          { value: percent(((usual?.ways ?? 0) / (tables[0]?.ofWays ?? 1)) * 100), label: facts.smallest }
        ]}
      />
      <CloserLinks links={[prizes && { to: 'prizes', label: prizes.title }, { to: 'cost', label: cost.title }]} />
    </div>
  )
}

/** Every prize pool: the wheel of the small tables with its slices to scale, and how rare each pool of each group of buy-ins is. */
function SpinPrizes(words: NonNullable<PageWords<'spin-gold'>['prizes']>) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent, count, times } = writeAmounts(locale)
  const { tables } = content.spinGold
  const { only, title, leadMarkdown, tables: names, columns, wheel, rarity } = words
  const sliceName = (from: number) => (from < thinFrom ? times(from) : t('spin-gold.from', { multiplier: times(from) }))
  const oneIn = (games: number) => t('spin-gold.one-in', { games: count(games) })

  const tableOf = (table: SpinTable) => {
    const top = table.stakes.at(-1) ?? 0
    return {
      columns: [figure(columns.multiplier), columns.chance, `${columns.pool} ${money(top)}`, columns.shares],
      rows: table.rows.map(row => [
        setLarge(times(row.multiplier)),
        oneIn(gamesToOne(row, table)),
        money(row.multiplier * top),
        row.shares.length === 1 ? t('spin-gold.winner') : row.shares.map(share => percent(share)).join(' · ')
      ])
    }
  }
  const [small] = tables
  const usual = small?.rows.at(-1)
  return (
    <Section id="prizes" only={only} title={title} leadHtml={markdown(leadMarkdown)} ground="felt">
      <div className="columns spin-prizes">
        {small && usual && (
          <ShareRing
            titled
            title={wheel.title}
            description={wheel.description}
            shares={slices(small).map(({ from, ways }) => ({
              name: sliceName(from),
              value: ways,
              label: percent((ways / small.ofWays) * 100),
              highlight: from === thinFrom
            }))}
            middle={{ label: percent((usual.ways / small.ofWays) * 100), name: times(usual.multiplier) }}
          />
        )}
        {tables.map(table => (
          <LogBars
            key={table.id}
            titled
            title={`${names[table.id === 'low' ? 'low' : 'high']} ${table.stakes.map(stake => money(stake)).join(', ')}`}
            description={rarity}
            scaleValues={tables.flatMap(({ rows, ofWays }) => rows.map(({ ways }) => ways / ofWays))}
            table={tableOf(table)}
            bars={table.rows.map((row, index) => ({
              name: oneIn(gamesToOne(row, table)),
              value: row.ways / table.ofWays,
              label: times(row.multiplier),
              highlight: index === 0
            }))}
          />
        ))}
      </div>
    </Section>
  )
}

/** Multipliers from which on a slice is too thin to be seen by itself. */
const thinFrom = 20

/** The slices of the wheel, the widest first: a multiplier each, the rare ones together. */
function slices({ rows }: SpinTable) {
  const wide = rows.filter(({ multiplier }) => multiplier < thinFrom)
  const thin = rows.filter(({ multiplier }) => multiplier >= thinFrom)
  return [
    ...wide.map(({ multiplier, ways }) => ({ from: multiplier, ways })).toSorted((one, two) => one.from - two.from),
    { from: thinFrom, ways: thin.reduce((sum, { ways }) => sum + ways, 0) }
  ]
}

type SpinCostProps = PageWords<'spin-gold'>['cost'] & { pools: boolean }

/** The part of three buy-ins that comes back and the room's part, for each group of buy-ins; where pools may be shown also what the average hides. */
function SpinCost({ title, paragraphsMarkdown, caption, columns, pools, ...example }: SpinCostProps) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const cents = (amount: number) => money(Math.round(amount * 100) / 100)
  const partOf = (share: number) => ({ value: share, label: percent(share * 100) })
  const { tables } = content.spinGold
  const columnsShown = pools ? 6 : 3
  const heads = [
    figure(columns.buyIn),
    columns.paidIn,
    columns.fee,
    columns.smallest,
    columns.average,
    columns.top
  ].slice(0, columnsShown)
  const rowsOf = (table: SpinTable) =>
    table.stakes.map(stake => {
      const multipliers = table.rows.map(({ multiplier }) => multiplier)
      return [
        money(stake),
        money(stake * spinPlayers),
        cents(stake * spinPlayers * spinFee(table)),
        money(stake * Math.min(...multipliers)),
        cents(stake * averageMultiplier(table)),
        money(stake * Math.max(...multipliers))
      ].slice(0, columnsShown)
    })
  return (
    <Section id="cost" title={title}>
      <div className="columns spin-cost">
        <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
        {pools ? (
          <div className="stack spin-cost__bars">
            {tables.map(table => (
              <SplitBar
                key={table.id}
                titled
                title={table.stakes.map(stake => money(stake)).join(' · ')}
                description={caption}
                table={{ caption, columns: heads, rows: rowsOf(table) }}
                parts={[
                  { ...partOf(1 - spinFee(table)), name: columns.average },
                  { ...partOf(spinFee(table)), name: columns.fee, highlight: true }
                ]}
              />
            ))}
          </div>
        ) : (
          <DataTable caption={caption} columns={heads} rows={tables.flatMap(rowsOf)} />
        )}
      </div>
      {pools && (
        <div className="panel panel--quiet spin-example">
          <h3>{example.exampleTitle}</h3>
          <p dangerouslySetInnerHTML={{ __html: markdown(example.exampleMarkdown) }} />
        </div>
      )}
    </Section>
  )
}
