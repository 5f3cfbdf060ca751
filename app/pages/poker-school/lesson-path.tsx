import type { PageWords } from '../../../content/content.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { stages } from './school.data.ts'

/** Ten lessons along one drawn path, counted through, in the three stages to which they belong. */
export function LessonPath({ title, lead, stages: names, lessons: words }: PageWords<'poker-school'>['path']) {
  const { href } = usePage()
  return (
    <Section id="path" title={title} lead={lead}>
      <div className="school-path">
        {stages.map(({ words: stage, lessons }) => (
          <section key={stage} className="school-stage" aria-labelledby={`stage-${stage}`}>
            <div className="school-stage__head">
              <h3 id={`stage-${stage}`}>{names[stage].name}</h3>
              <p>{names[stage].text}</p>
            </div>
            <ol>
              {lessons.map(lesson => {
                const { name, text } = words[lesson.words]
                const address = href(lesson.path)
                return (
                  <li key={lesson.words}>
                    <CardPicture name={lesson.picture} sizes="(min-width: 1000px) 220px, 84px" />
                    <div>
                      <h4>{address ? <a href={address}>{name}</a> : name}</h4>
                      <p>{text}</p>
                    </div>
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
