import type { StreamerModePage } from '../../../../content/pages/streamer-mode/streamer-mode.schema.ts'
import { Section } from '../../../ui/section/section.tsx'

/** What the programme brings: the cashback as the large panel, the others beside it. */
export function Benefits({ title, lead, items }: StreamerModePage['benefits']) {
  return (
    <Section id="benefits" title={title} lead={lead}>
      <div className="benefits">
        {Object.entries(items).map(([key, { name, text }]) => (
          <div
            key={key}
            className={`panel benefit ${key === 'cashback' ? 'panel--warm benefit--large' : ''}`.trimEnd()}
          >
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
