import { nextStart } from '../../features/tournaments/starts.ts'
import { writeStart } from '../../features/tournaments/write-start.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { teamOn } from '../../site/page/team.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ambassadorPicture } from '../../site/pictures/ambassador-picture.ts'
import { portraitSide } from '../../site/pictures/portraits.data.ts'
import { Thumb } from '../../ui/picture/thumb.tsx'

/** The tile of a group of the menu beside its links, by the page that the group is about. It is the site's own, also where an upstream gives the links. */
const tiles = [
  { of: '/cash-games/', to: '/cash-games/', words: 'navigation.cash-games', Shown: Games },
  { of: '/tournaments/', to: '/tournaments/', words: 'navigation.all-tournaments', Shown: Starts },
  { of: '/promotions/', to: '/promotions/', words: 'navigation.all-promotions', Shown: picture('promo-leaderboards') },
  {
    of: '/poker-school/',
    to: '/poker-school/hand-rankings/',
    words: 'navigation.hand-rankings',
    Shown: picture('banner-hand-rankings')
  },
  { of: '/ggteam/', to: '/ggteam/', words: 'navigation.ambassadors', Shown: Medallions },
  { of: '/about-us/', to: '/about-us/', words: 'navigation.about-us', Shown: picture('banner-about') },
  { of: '/help/', to: '/contact/', words: 'navigation.contact', Shown: picture('banner-help') }
] as const

/** The tile of a group. In: where the group itself leads. Out: nothing for a group without one, or whose page the site has not. */
export function MenuTile({ group }: { group: string | null }) {
  const { href, t } = usePage()
  const tile = tiles.find(({ of }) => group !== null && href(of) === group)
  const address = tile && href(tile.to)
  if (!tile || !address) return null
  const { Shown, words } = tile
  return (
    <a className="menu-tile edged" href={address}>
      <Shown />
      {t(words)}
    </a>
  )
}

function Games() {
  return (
    <span className="menu-tile__row">
      {['format-holdem', 'format-omaha', 'format-short-deck'].map(name => (
        <Thumb key={name} name={name} width={320} />
      ))}
    </span>
  )
}

function picture(name: string) {
  return () => <Thumb name={name} width={480} />
}

/** The first of the weekly tournaments, by weekday and hour. */
function Starts() {
  const scope = usePage()
  return scope.content.featuredTournaments.slice(0, 3).map(event => (
    <span key={event.id} className="menu-tile__start">
      <WeeklyStart event={event} />
    </span>
  ))
}

/** A weekly tournament and when it starts: the same each week, so that no page with the menu ever expires by it. */
export function WeeklyStart({ event }: { event: PageScope['content']['featuredTournaments'][number] }) {
  const scope = usePage()
  return (
    <>
      {fillForPage(scope, event.name)}
      <span className="muted text-small">
        {writeStart(nextStart(event, new Date(0)), 'start', scope.locale, 'UTC')} UTC
      </span>
    </>
  )
}

/** The first of the team, where well-known persons may advertise. */
function Medallions() {
  const scope = usePage()
  if (!inducementShown(scope, 'ambassadors')) return null
  const people = teamOn(scope).filter(({ profile }) => profile !== null)
  return (
    <span className="menu-tile__row">
      {people.slice(0, 3).map(({ slug }) => (
        <img
          key={slug}
          src={ambassadorPicture(slug, scope.environment.IMAGE_CDN_BASE)}
          width={portraitSide}
          height={portraitSide}
          alt=""
          loading="lazy"
        />
      ))}
    </span>
  )
}
