import type { PokerSchoolPage } from '../../../../content/pages/poker-school/poker-school.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { stages } from '../school.data.ts'

/** Ten lessons, counted through, in the three stages to which they belong. */
export function Path({ copy }: { copy: PokerSchoolPage['path'] }) {
  const { href } = usePage()
  return (
    <Section id="path" title={copy.title} lead={copy.lead}>
      <div className="school-path">
        {stages.map(({ words, lessons }) => (
          <section key={words} className="school-stage" aria-labelledby={`stage-${words}`}>
            <h3 id={`stage-${words}`}>{copy.stages[words].name}</h3>
            <p>{copy.stages[words].text}</p>
            <ol>
              {lessons.map(lesson => {
                const { name, text } = copy.lessons[lesson.words]
                const address = href(lesson.path)
                return (
                  <li key={lesson.words}>
                    <h4>{address ? <a href={address}>{name}</a> : name}</h4>
                    <p>{text}</p>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  )
}
