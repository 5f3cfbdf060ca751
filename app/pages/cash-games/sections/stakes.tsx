import type { CashGamesPage } from '../../../../content/pages/cash-games/cash-games.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import type { Game } from '../../../domain/poker/card.ts'
import { levelName } from '../../../domain/poker/levels.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = CashGamesPage['stakes'] & { names: Record<Game, string> }

const games = ['holdem', 'omaha', 'short-deck'] as const

/** The stakes of the three games beside each other, from the cheapest table of each level to its dearest. */
export function Stakes({ title, lead, caption, bandColumn, bands, none, to, shortDeckUnit, sampleNote, names }: Props) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const range = (game: Game, band: string) => {
    const { levels, unit } = content.stakes[game]
    const inBand = levels.filter(level => level.band === band)
    const ends = [inBand[0], inBand.at(-1)].flatMap(level => (level ? [levelName(level.forced, unit, money)] : []))
    return [...new Set(ends)].join(` ${to} `) || none
  }
  return (
    <Section id="stakes" title={title} lead={lead}>
      <DataTable
        caption={caption}
        columns={[
          { name: bandColumn },
          ...games.map(game => ({ name: game === 'short-deck' ? `${names[game]}, ${shortDeckUnit}` : names[game] }))
        ]}
        rows={Object.entries(bands).map(([band, name]) => [name, ...games.map(game => range(game, band))])}
      />
      {sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}
