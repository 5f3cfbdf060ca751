import { Fragment } from 'react'
import { People } from '../../features/ambassadors/people.tsx'
import { CommunitySpotlight } from '../../features/community/community-spotlight.island.tsx'
import { TodaysHand } from '../../features/hand-of-the-day/todays-hand-link.tsx'
import { MonthlyRewards } from '../../features/offers/monthly-rewards.island.tsx'
import { PlayersOnline } from '../../features/players-online/players-online.island.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { FeaturedTournaments } from '../../features/tournaments/featured-tournaments.island.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { downloadLink } from '../../site/page/download-link.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { anchorOf } from '../../site/page/page-outline.ts'
import { teamOn } from '../../site/page/team.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Jumbotron } from './sections/jumbotron.tsx'

/** "Jumbotron, monthly rewards, players online, featured tournaments, unique features, anytime anywhere, live-series glory, meet the stars, global community, get started, more info." */
export const HomePage = () => (
  <SectionList
    parts={{
      jumbotron: <Jumbotron />,
      monthlyRewards: <MonthlyRewards />,
      playersOnline: <PlayersOnline />,
      featuredTournaments: <FeaturedTournaments />,
      uniqueFeatures: <UniqueFeatures />,
      anytimeAnywhere: <AnytimeAnywhere />,
      meetTheStars: <MeetTheStars />,
      globalCommunity: <CommunitySpotlight />,
      getStarted: <GetStarted />
    }}
  />
)

const third = '(min-width: 1000px) 350px, (min-width: 768px) 46vw, 92vw'
const wide = '(min-width: 1000px) 480px, 92vw'
const broad = '(min-width: 1000px) 480px, (min-width: 768px) 46vw, 92vw'

/** "Splash, emoji, short video reactions, a hand-review tool, voice messages and no-fee prop bets", in the order of the cards. Without splash the last is small, so that no cell of the grid is empty. */
const cards = [
  {
    feature: 'splash',
    picture: 'feature-splash',
    shape: 'tall',
    sizes: '(min-width: 1244px) 660px, (min-width: 768px) 60vw, 104vw'
  },
  { feature: 'handReview', picture: 'feature-hand-review', shape: 'wide', sizes: wide },
  { feature: 'videoReactions', picture: 'feature-reactions', shape: 'small', sizes: third },
  { feature: 'voiceMessages', picture: 'feature-voice', shape: 'small', sizes: third },
  { feature: 'emoji', picture: 'feature-emoji', shape: 'small', sizes: broad },
  { feature: 'propBets', picture: 'feature-prop-bets', shape: 'wide', sizes: broad }
] as const

function UniqueFeatures() {
  const scope = usePage()
  const { uniqueFeatures: copy } = pageCopy(scope, 'home')
  return (
    <Section named id="unique-features" title={copy.title} lead={copy.lead}>
      <ul className="bento carousel">
        {cards.map(({ feature, picture, shape, sizes }) => {
          const words = copy.features[feature]
          const isSmall = feature === 'propBets' && !copy.features.splash
          return (
            words && (
              <li
                key={feature}
                data-inducement={'only' in words ? words.only : undefined}
                className={`panel ${shape === 'tall' ? 'panel--warm ' : ''}bento__card bento__card--${isSmall ? 'small' : shape}`}
              >
                <CardPicture name={picture} sizes={sizes} />
                <h3>
                  <WholeLink href={scope.href(`/unique-features/#${anchorOf(feature)}`)}>{words.name}</WholeLink>
                </h3>
                <p className="text-plain">{words.text}</p>
              </li>
            )
          )
        })}
      </ul>
    </Section>
  )
}

/** The client on its two sizes of screen. */
function AnytimeAnywhere() {
  const page = usePage()
  const { anytimeAnywhere: copy, jumbotron } = pageCopy(page, 'home')
  const download = downloadLink(page)
  return (
    <section
      data-section="anytime-anywhere"
      className="section wrap columns devices"
      aria-labelledby="anytime-anywhere-title"
    >
      <CardPicture name="devices" sizes="(min-width: 1000px) 760px, 100vw" place="devices__picture" />
      <div>
        <h2 id="anytime-anywhere-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        {[copy.desktop, copy.phone].map(({ name, text }) => (
          <Fragment key={name}>
            <h3 className="ruled">{name}</h3>
            <p className="quiet">{text}</p>
          </Fragment>
        ))}
        {download && (
          <a className="button button--quiet" href={download}>
            {jumbotron.downloadLabel}
          </a>
        )}
      </div>
    </section>
  )
}

const shownPeople = 4

/** The first of the site's ambassadors, as copper cameos, where well-known persons may advertise; a neutral word everywhere else. */
function MeetTheStars() {
  const scope = usePage()
  const { href, t } = scope
  const { meetTheStars: copy } = pageCopy(scope, 'home')
  const people = inducementShown(scope, 'ambassadors') ? teamOn(scope).slice(0, shownPeople) : []
  if (people.length === 0)
    return (
      <Section named id="meet-the-stars" kind="split" title={copy.neutralTitle}>
        <p className="home-quiet">{copy.neutralText}</p>
      </Section>
    )
  return (
    <Section named id="meet-the-stars" title={copy.title} lead={copy.lead}>
      <People people={people} brief />
      <MoreLink href={href('/ggteam/')} text={t('home.all-people')} />
    </Section>
  )
}

/** "Three steps: create a free account, download and install, start playing"; where nobody can join, three things to do instead. */
function GetStarted() {
  const { getStarted: copy } = pageCopy(usePage(), 'home')
  const line = useMarkdown()
  return (
    <Section named id="get-started" className="start" title={copy.title} lead={copy.lead}>
      <Steps items={copy.steps.map(({ name, textMarkdown }) => ({ name, html: line(textMarkdown) }))} />
      <TodaysHand />
    </Section>
  )
}
