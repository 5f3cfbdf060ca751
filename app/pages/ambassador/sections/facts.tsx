import type { Pages } from '../../../../content/content.ts'
import { formatLocale } from '../../../domain/figures/format-locale.ts'
import type { ambassadorOf } from '../../../site/page/ambassador-pages.ts'
import { textOf } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { PlayingCards } from '../../../ui/playing-cards/playing-cards.tsx'

type Props = { person: ReturnType<typeof ambassadorOf>; words: Pages['ambassadors']['en']['story']['facts'] }

/** What there is to know at a glance, and the cards that the story tells of. */
export function Facts({ person: { country, game, playsSince, hand, handInWords }, words }: Props) {
  const scope = usePage()
  const countries = new Intl.DisplayNames(formatLocale(scope.locale), { type: 'region' })
  return (
    <dl className="ambassador__facts">
      <div>
        <dt>{words.hand}</dt>
        <dd>
          <PlayingCards cards={hand} label={textOf(handInWords, scope)} />
        </dd>
      </div>
      <div>
        <dt>{words.country}</dt>
        <dd>{countries.of(country)}</dd>
      </div>
      <div>
        <dt>{words.game}</dt>
        <dd>{textOf(game, scope)}</dd>
      </div>
      <div>
        <dt>{words.since}</dt>
        <dd>{playsSince}</dd>
      </div>
    </dl>
  )
}
