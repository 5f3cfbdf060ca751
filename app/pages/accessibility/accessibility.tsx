import type { PageWords } from '../../../content/content.ts'
import type { SectionWords } from '../../../content/pages/sections.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { bodiesOf, bodyName } from '../../features/oversight/bodies.ts'
import { BodiesSection } from '../../features/oversight/bodies-section.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { linear, percent } from '../../ui/charts/scales.ts'
import { Figures } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'
import tokens from '../../ui/styles/tokens.css?raw'
import { coloursOf, contrastOf } from './contrast.ts'
import { shownPairs } from './contrast-pairs.data.ts'

/** Its own words, and those of two sections whose entries are counted. */
type Words = PageWords<'accessibility'> & { done?: SectionWords<'points'>; known?: SectionWords<'table'> }

/** The accessibility statement: its results in figures, the standard and how far it is met, what is done, our contrasts, how it was tested, known barriers, whom to tell, who watches over it. */
export function Accessibility() {
  const scope = usePage()
  const { done, contrast, known, enforcement }: Words = pageCopy(scope, 'accessibility')
  const { count } = writeAmounts(scope.locale)
  const measured = shownPairs.map(contrastOfPair)
  const results = [
    { label: done?.title, value: count(done?.pointsMarkdown.length ?? 0) },
    { label: contrast.title, value: `${count(Math.min(...measured))}–${count(Math.max(...measured))}` },
    { label: known?.title, value: count(known?.rows.length ?? 0) }
  ].flatMap(({ label, value }) => (label ? { label, value } : []))
  return (
    <SectionList
      parts={{
        results: <Figures items={results} />,
        contrast: <Contrast words={contrast} />,
        enforcement: <Enforcement words={enforcement} />
      }}
    />
  )
}

const colours = coloursOf(tokens)
const least = 4.5
const place = linear(1, 21)

/** Rounded down: no contrast is better than we say. */
const contrastOfPair = ({ ink, ground }: (typeof shownPairs)[number]) =>
  Math.floor(contrastOf(colours.get(ink) ?? '', colours.get(ground) ?? '') * 10) / 10

/** The contrast of our colours of text, worked out from the style sheet: each name in its own colour, with a bar and the line that it may not fall below. */
function Contrast({ words }: { words: PageWords<'accessibility'>['contrast'] }) {
  const { count } = writeAmounts(usePage().locale)
  return (
    <Section id="contrast" title={words.title} lead={words.lead}>
      <figure>
        <ul className="stack contrast">
          {shownPairs.map(pair => {
            const { key, look } = pair
            const contrast = contrastOfPair(pair)
            return (
              <li key={key} className={`contrast__pair ${look}`}>
                <span>{words.pairs[key]}</span>
                <b className="bright">{count(contrast)}</b>
                <svg width="100%" height="20" aria-hidden="true">
                  <rect y="6" width="100%" height="8" rx="4" className="contrast__ground" />
                  <rect y="6" width={percent(place(contrast))} height="8" rx="4" className="contrast__bar" />
                  <rect x={percent(place(least))} width="2" height="20" className="contrast__least" />
                </svg>
              </li>
            )
          })}
        </ul>
        <figcaption className="after after--short text-plain">{words.note}</figcaption>
      </figure>
    </Section>
  )
}

/** Who watches over the accessibility of services in the region of this site, by records; that none is known, where there is none. */
function Enforcement({ words }: { words: PageWords<'accessibility'>['enforcement'] }) {
  const scope = usePage()
  const bodies = bodiesOf(scope.content.oversight.accessibility, scope.siteId)
  const { region, body, law } = words.columns
  return (
    <BodiesSection
      id="enforcement"
      words={words}
      columns={[region, body, law]}
      rows={bodies.map(one => [
        escapeMarkup(filledText(one.region, scope)),
        bodyName(filledText(one.name, scope), one.url),
        escapeMarkup(filledText(one.law, scope))
      ])}
      note={bodies.some(({ verified }) => !verified) && words.unverified}
    />
  )
}
