import type { Pages } from '../../../../content/content.ts'
import { tournamentTypes } from '../../../features/tournaments/schedule-choice.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The formats, each with the way to those of this week. */
export function Formats({ words }: { words: Pages['tournaments']['en']['formats'] }) {
  const { href, path } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="formats" title={words.title} lead={words.lead}>
      <ul className="formats">
        {tournamentTypes.map(type => {
          const { name, textMarkdown } = words.items[type]
          return (
            <li key={type} className="panel formats__item">
              <h3>{name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
              <p className="formats__see">
                <a href={`${href(path)}?type=${type}#schedule`}>
                  {words.see} <span className="visually-hidden">({name})</span>
                </a>
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
