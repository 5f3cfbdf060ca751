import type { GetStartedPage } from '../../../../content/pages/get-started/get-started.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'

/** What each system needs, how the client is installed there, and what differs. */
export function Devices({ needsLabel, installLabel, differsLabel, devices }: GetStartedPage['install']) {
  const markdown = useMarkdown()
  return (
    <ul className="devices">
      {Object.entries(devices).map(([key, { name, needs, installMarkdown, differsMarkdown }]) => (
        <li key={key} className="panel device">
          <h3>{name}</h3>
          <dl>
            <div>
              <dt>{needsLabel}</dt>
              <dd>{needs}</dd>
            </div>
            <div>
              <dt>{installLabel}</dt>
              <dd dangerouslySetInnerHTML={{ __html: markdown(installMarkdown) }} />
            </div>
            <div>
              <dt>{differsLabel}</dt>
              <dd dangerouslySetInnerHTML={{ __html: markdown(differsMarkdown) }} />
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
