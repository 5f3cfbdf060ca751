import { Section } from '../../ui/section/section.tsx'
import { StreamerPanel } from './streamer-panel.tsx'

type Props = { id: string; title: string; lead: string; items: readonly { name: string; text: string }[] }

/** What the status brings, each with its sentence, beside the panel in which it is switched on. */
export const WithPanel = ({ id, title, lead, items }: Props) => (
  <Section id={id} title={title} lead={lead}>
    <div className="with-panel">
      <StreamerPanel />
      <ul className="with-panel__items">
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)
