import type { PrivacyChoicesPage } from '../../../../content/pages/privacy-choices/privacy-choices.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** What is loaded after a consent, each tool with what it does; and that they are samples, where no service is configured. */
export function Tools({ copy }: { copy: PrivacyChoicesPage['tools'] }) {
  const { ANALYTICS_ID, TAG_MANAGER_ID } = usePage().environment
  return (
    <Section id="tools" title={copy.title} kind="split">
      <dl className="tools">
        {[copy.measurement, copy.tagManager].map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {(ANALYTICS_ID === null || TAG_MANAGER_ID === null) && <p className="sample-note">{copy.sample}</p>}
    </Section>
  )
}
