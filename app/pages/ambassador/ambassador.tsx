import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { Attribute } from '../../features/ambassadors/attribute.tsx'
import { BestResult, bestOf } from '../../features/ambassadors/best-result.tsx'
import { People } from '../../features/ambassadors/people.tsx'
import { Portrait } from '../../features/ambassadors/portrait.tsx'
import { StoryHandFacts, StoryHandTable } from '../../features/ambassadors/story-hand.tsx'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { splitAtHeadings } from '../../site/markdown/split-at-headings.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { ambassadorOf } from '../../site/page/ambassador-pages.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { teamOn } from '../../site/page/team.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { placeName } from '../../site/regions/place-name.ts'
import { PlaceDots } from '../../ui/charts/logarithmic-rows.tsx'
import { placesFromFirst } from '../../ui/charts/scales.ts'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { Unbroken } from '../../ui/unbroken/unbroken.tsx'

const shownOthers = 4

/** One ambassador: who they are, their story, the hand it tells of, their places; or plain information, as on the listing. */
export function AmbassadorPage() {
  const scope = usePage()
  const page = pageCopy(scope, 'ambassadors')
  const markdown = useMarkdown()
  if (!inducementShown(scope, 'ambassadors'))
    return (
      <>
        <TitledHead title={page.withoutPeople.title} lead={page.withoutPeople.lead} above={<Breadcrumbs />} />
        <div className="wrap">
          <Prose paragraphs={page.withoutPeople.paragraphsMarkdown.map(markdown)} />
        </div>
      </>
    )
  const person = ambassadorOf(scope)
  const { profile } = person
  const here = teamOn(scope)
  const at = here.findIndex(({ slug }) => slug === person.slug)
  const others = [...here.slice(at + 1), ...here.slice(0, Math.max(at, 0))].slice(0, shownOthers)
  return (
    <article className="ambassador">
      <PersonHead person={person} />
      {profile && (
        <>
          <Story person={profile} words={page.story.facts} />
          <Results person={profile} words={page.story.results} />
        </>
      )}
      <Section id="others" title={page.story.others.title}>
        <People people={others} />
        <MoreLink href={scope.href('/ggteam/')} text={page.story.others.all} />
      </Section>
    </article>
  )
}

/** The facts at a glance and the story of an ambassador; the hand that it tells of is on the felt, beside its words. */
function Story({ person, words }: { person: Profile; words: PageWords<'ambassadors'>['story']['facts'] }) {
  const scope = usePage()
  const { told, hand, attribute } = person
  const { opening, sections } = splitAtHeadings(person.words.bodyMarkdown)
  const at = told ? told.section - 1 : sections.length
  const after = sections.slice(at + 1)
  return (
    <>
      <div className="wrap columns ambassador__story">
        <Facts
          className="ambassador__facts"
          items={[
            { label: words.hand, value: <PlayingCards cards={hand} label={textOf(person.handInWords, scope)} /> },
            { label: words.country, value: placeName(person.country, scope.locale) },
            { label: words.game, value: textOf(person.game, scope) },
            { label: words.since, value: person.playsSince }
          ]}
        />
        <StoryText markdown={[opening, ...sections.slice(0, at)].join('\n')} />
      </div>
      {told && (
        <section className="section ground ground--felt">
          <div className="wrap columns told__grid">
            <div>
              <StoryText markdown={sections[at] ?? ''} />
              <StoryHandFacts told={told} own={hand} words={words} />
            </div>
            <StoryHandTable told={told} own={hand} />
          </div>
        </section>
      )}
      {after.length > 0 && (
        <div className="wrap columns ambassador__story ambassador__story--on">
          <span className="ambassador__attribute">
            <Attribute of={attribute} />
          </span>
          <StoryText markdown={after.join('\n')} />
        </div>
      )}
    </>
  )
}

function StoryText({ markdown }: { markdown: string }) {
  const { html } = renderMarkdown(markdown, { resolveHref: usePage().href })
  return <div className="prose ambassador__text" dangerouslySetInnerHTML={{ __html: html }} />
}

type Profile = NonNullable<ReturnType<typeof ambassadorOf>['profile']>

/** The name and the cameo of an ambassador, and the sentence that their story begins with. */
const PersonHead = ({ person: { slug, name, lead, profile } }: { person: ReturnType<typeof ambassadorOf> }) => (
  <header className="contents-head ambassador__head">
    <div className="wrap ambassador__title">
      <div>
        <Breadcrumbs />
        <h1 className="title">{name}</h1>
        {profile && <BestResult of={profile} />}
        <p className="lead">
          <Unbroken text={lead} />
        </p>
      </div>
      <div className="stars__medallion ambassador__cameo">
        <Portrait slug={slug} first />
      </div>
    </div>
  </header>
)

type ResultsProps = { person: Profile; words: PageWords<'ambassadors'>['story']['results'] }

/** Places of an ambassador, the newest first: out of how many, and never for how much. The best of them is in copper. */
function Results({ person: { results }, words }: ResultsProps) {
  const scope = usePage()
  const count = (value: number) => ({ value, label: setLarge(writeAmounts(scope.locale).count(value)) })
  const newest = results.toSorted((a, b) => b.year - a.year)
  const best = bestOf(results)
  return (
    <Section id="results" title={words.title} lead={words.caption} kind="split">
      <PlaceDots
        title={words.title}
        description={words.scale}
        table={{
          caption: words.caption,
          columns: [words.event, words.year, figure(words.place), figure(words.entries)],
          rows: newest.map(({ event, year, place, entries }) => [
            escapeMarkup(textOf(event, scope)),
            `${year}`,
            count(place).label,
            count(entries).label
          ])
        }}
        finishes={newest.map(({ event, year, place, entries }) => ({
          name: `${textOf(event, scope)} · ${year}`,
          place: count(place),
          entries: count(entries),
          highlight: place === best?.place && entries === best.entries
        }))}
        ticks={placesFromFirst(results.map(({ entries }) => entries)).powers.map(count)}
      />
      <p className="chart__note quiet text-plain">{words.scale}</p>
    </Section>
  )
}
