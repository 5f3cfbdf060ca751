import type { DownloadPage } from '../../../../content/pages/download/download.schema.ts'
import { Section } from '../../../ui/section/section.tsx'

/** The minimum specs, one card a platform. */
export function Requirements({ title, lead, platforms }: DownloadPage['requirements']) {
  return (
    <Section id="requirements" title={title} lead={lead}>
      <div className="platforms">
        {Object.entries(platforms).map(([key, { name, requirements }]) => (
          <div key={key} className="panel platform">
            <h3>{name}</h3>
            <dl>
              {requirements.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
