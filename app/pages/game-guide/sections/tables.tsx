import type { GameGuidePage } from '../../../../content/pages/texas-holdem/game-guide.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import type { Game } from '../../../domain/poker/card.ts'
import { levelName } from '../../../domain/poker/levels.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = GameGuidePage['stakes'] & { game: Game; gameName: string }

/** The tables of a game, from the lowest stakes to the highest. */
export function Tables({ title, lead, sampleNote, game, gameName }: Props) {
  const { t, content, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const { unit, buyIn, levels, rakePercent, sample } = content.stakes[game]
  return (
    <Section id="tables" title={title} lead={lead}>
      <DataTable
        caption={t('game-guide.tables', { game: gameName })}
        columns={[
          { name: t(unit === 'ante' ? 'game-guide.ante' : 'game-guide.blinds') },
          { name: t('game-guide.least'), kind: 'figure' },
          { name: t('game-guide.most'), kind: 'figure' },
          { name: t('game-guide.share'), kind: 'figure' },
          { name: t('game-guide.cap'), kind: 'figure' }
        ]}
        rows={levels.map(({ forced, rakeCap }) => [
          levelName(forced, unit, money),
          money(forced[1] * buyIn.least),
          money(forced[1] * buyIn.most),
          percent(rakePercent),
          money(rakeCap)
        ])}
      />
      {sample && sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}
