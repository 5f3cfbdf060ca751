import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { bodiesOf, bodyName } from '../../features/oversight/bodies.ts'
import { BodiesSection } from '../../features/oversight/bodies-section.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { linear, percent } from '../../ui/charts/scales.ts'
import { Section } from '../../ui/section/section.tsx'
import tokens from '../../ui/styles/tokens.css?raw'
import { coloursOf, contrastOf } from './contrast.ts'
import { shownPairs } from './contrast-pairs.data.ts'

/** The accessibility statement: the standard and how far it is met, what is done, our contrasts, how it was tested, known barriers, whom to tell, who watches over it. */
export function Accessibility() {
  const { contrast, enforcement } = pageCopy(usePage(), 'accessibility')
  return (
    <SectionList
      parts={{ contrast: <Contrast words={contrast} />, enforcement: <Enforcement words={enforcement} /> }}
    />
  )
}

const colours = coloursOf(tokens)
const least = 4.5
const place = linear(1, 21)

/** The contrast of our colours of text, worked out from the style sheet: each name in its own colour, with a bar and the line that it may not fall below. */
function Contrast({ words }: { words: PageWords<'accessibility'>['contrast'] }) {
  const { count } = writeAmounts(usePage().locale)
  return (
    <Section id="contrast" title={words.title} lead={words.lead}>
      <figure>
        <ul className="stack contrast">
          {shownPairs.map(({ key, ink, ground, look }) => {
            const contrast = contrastOf(colours.get(ink) ?? '', colours.get(ground) ?? '')
            return (
              <li key={key} className={`contrast__pair ${look}`}>
                <span>{words.pairs[key]}</span>
                <b className="bright">{count(Math.floor(contrast * 10) / 10)}</b>
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
