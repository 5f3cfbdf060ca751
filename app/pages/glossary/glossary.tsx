import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { languageTag } from '../../site/locales/locale.ts'
import { textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SliderBar } from '../../ui/slider-bar/slider-bar.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { byLetter, type Entry, matches } from './alphabet.ts'
import { Search } from './sections/search.tsx'
import { Terms } from './sections/terms.tsx'

/** The glossary: a bar of letters that lead into the list, a search that the server answers, and every word under its letter. */
export function Glossary() {
  const scope = usePage()
  const { t, locale, query, content } = scope
  const page = pageCopy(scope, 'glossary')
  const names = new Map(content.glossary.map(({ id, term }) => [id, textOf(term, scope)]))
  const sought = query().q ?? ''
  const entries = content.glossary.map(
    ({ id, term, meaning, see = [] }): Entry => ({
      id,
      term: textOf(term, scope),
      meaning: textOf(meaning, scope),
      see: see.map(other => ({ id: other, term: names.get(other) ?? other }))
    })
  )
  const found = entries.filter(entry => matches(entry, sought))
  const letters = byLetter(found, languageTag(locale))
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} above={<Breadcrumbs />} />
      <Search sought={sought} found={found.length} of={entries.length} />
      <div className="glossary-letters">
        <SliderBar label={t('glossary.letters')}>
          {letters.map(({ letter }) => (
            <a key={letter} className="slider-bar__link" href={`#letter-${letter.toLowerCase()}`}>
              {letter}
            </a>
          ))}
        </SliderBar>
      </div>
      <Terms letters={letters} isWhole={found.length === entries.length} />
      <NextStep {...page.next} secondLink={page.secondLink} path="/poker-school/hand-rankings/" />
    </>
  )
}
