import type { ContactPage } from '../../../../content/pages/contact/contact.schema.ts'
import { Section } from '../../../ui/section/section.tsx'

/** Where the operator has its seat. */
export function RegisteredOffice({ title, name, address, note }: ContactPage['registeredOffice']) {
  return (
    <Section id="registered-office" title={title} kind="split">
      <address className="registered-office">
        <strong>{name}</strong>
        <span>{address}</span>
      </address>
      <p className="sample-note">{note}</p>
    </Section>
  )
}
