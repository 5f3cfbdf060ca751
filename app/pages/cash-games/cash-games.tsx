import { GameFormats } from '../../features/sections/game-formats.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { StakesLadder } from './stakes-ladder.tsx'

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
