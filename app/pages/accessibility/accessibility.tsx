import type { PageWords } from '../../../content/content.ts'
import { bodiesOf, bodyName } from '../../features/oversight/bodies.ts'
import { BodiesSection } from '../../features/oversight/bodies-section.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Contrast } from './contrast-section.tsx'

/** The accessibility statement: the standard and how far it is met, what is done, our contrasts, how it was tested, known barriers, whom to tell, who watches over it. */
export function Accessibility() {
  const { contrast, enforcement } = pageCopy(usePage(), 'accessibility')
  return (
    <SectionList
      parts={{ contrast: <Contrast words={contrast} />, enforcement: <Enforcement words={enforcement} /> }}
    />
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
