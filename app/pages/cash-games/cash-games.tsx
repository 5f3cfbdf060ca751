import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import type { Game } from '../../domain/poker/card.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'

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
        stakes: (
          <Stakes {...page.stakes} names={{ holdem: holdem.name, omaha: omaha.name, 'short-deck': shortDeck.name }} />
        )
      }}
    />
  )
}

type StakesProps = PageWords<'cash-games'>['stakes'] & { names: Record<Game, string> }

const games = ['holdem', 'omaha', 'short-deck'] as const

/** The stakes of the three games beside each other, from the cheapest table of each level to its dearest. */
function Stakes({ title, lead, caption, bandColumn, bands, none, to, shortDeckUnit, sampleNote, names }: StakesProps) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const range = (game: Game, band: string) => {
    const { levels, unit } = content.stakes[game]
    const inBand = levels.filter(level => level.band === band)
    const ends = [inBand[0], inBand.at(-1)].flatMap(level => (level ? [levelName(level.forced, unit, money)] : []))
    return [...new Set(ends)].join(` ${to} `) || none
  }
  return (
    <Section id="stakes" title={title} lead={lead} sampleNote={sampleNote}>
      <DataTable
        caption={caption}
        columns={[
          bandColumn,
          ...games.map(game => (game === 'short-deck' ? `${names[game]}, ${shortDeckUnit}` : names[game]))
        ]}
        rows={Object.entries(bands).map(([band, name]) => [name, ...games.map(game => range(game, band))])}
      />
    </Section>
  )
}
