import type { PageWords } from '../../../../content/content.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The minimum specs, one card a platform. */
export function Requirements({ title, lead, platforms }: PageWords<'download'>['requirements']) {
  return (
    <Section id="requirements" title={title} lead={lead}>
      <div className="platforms">
        {Object.entries(platforms).map(([key, { name, requirements }]) => (
          <div key={key} className="panel platform">
            <h3>{name}</h3>
            <Facts items={requirements} />
          </div>
        ))}
      </div>
    </Section>
  )
}
