import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { gamesToOne, type SpinTable } from '../../domain/poker/spin-table.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LogBars } from '../../ui/charts/logarithmic-rows.tsx'
import { ShareRing } from '../../ui/charts/share-ring.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = NonNullable<PageWords<'spin-gold'>['prizes']>

/** Every prize pool: the wheel of the small tables with its slices to scale, and how rare each pool of each group of buy-ins is. */
export function SpinPrizes(words: Props) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent, count, times } = writeAmounts(locale)
  const { tables, sample } = content.spinGold
  const { only, title, leadMarkdown, tables: names, columns, wheel, rarity, sampleNote } = words
  const sliceName = ({ from, isRest }: { from: number; isRest: boolean }) =>
    isRest ? t('spin-gold.from', { multiplier: times(from) }) : times(from)
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
    <Section
      id="prizes"
      only={only}
      title={title}
      leadHtml={markdown(leadMarkdown)}
      ground="felt"
      sampleNote={sample ? sampleNote : undefined}
    >
      <div className="spin-prizes">
        {small && usual && (
          <div className="spin-wheel">
            <ShareRing
              titled
              title={wheel.title}
              description={wheel.description}
              tableLabel={t('charts.as-table')}
              table={{
                caption: wheel.title,
                columns: [figure(columns.multiplier), figure(columns.chance)],
                rows: slices(small).map(slice => [sliceName(slice), percent((slice.ways / small.ofWays) * 100)])
              }}
              shares={slices(small).map(slice => ({
                name: sliceName(slice),
                value: slice.ways,
                label: percent((slice.ways / small.ofWays) * 100),
                highlight: slice.isRest
              }))}
              middle={{ label: percent((usual.ways / small.ofWays) * 100), name: times(usual.multiplier) }}
            />
          </div>
        )}
        {tables.map(table => {
          const name = `${names[table.id === 'low' ? 'low' : 'high']} ${table.stakes.map(stake => money(stake)).join(', ')}`
          return (
            <LogBars
              key={table.id}
              titled
              title={name}
              description={rarity}
              tableLabel={t('charts.as-table')}
              table={{ caption: name, ...tableOf(table) }}
              bars={table.rows.map((row, index) => ({
                name: oneIn(gamesToOne(row, table)),
                value: row.ways / table.ofWays,
                label: times(row.multiplier),
                highlight: index === 0
              }))}
            />
          )
        })}
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
    ...wide
      .map(({ multiplier, ways }) => ({ from: multiplier, isRest: false, ways }))
      .toSorted((one, two) => one.from - two.from),
    { from: thinFrom, isRest: true, ways: thin.reduce((sum, { ways }) => sum + ways, 0) }
  ]
}
