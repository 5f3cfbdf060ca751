import type { OfficialSitePage } from '../../../../content/pages/official-site/official-site.schema.ts'
import { siteConfiguration } from '../../../site/config/site-configuration.data.ts'
import { Section } from '../../../ui/section/section.tsx'
import { lookalikes } from '../lookalikes.ts'

/** The real name and its imitations, taken apart. */
export function Reading({ words }: { words: OfficialSitePage['reading'] }) {
  const domain = siteConfiguration.supportEmail.split('@')[1] ?? ''
  return (
    <Section id="reading" title={words.title} lead={words.lead}>
      <ol className="lookalikes">
        {lookalikes(domain).map(({ trick, parts }) => (
          <li key={trick} className={`lookalike ${trick === 'real' ? 'lookalike--real' : ''}`.trimEnd()}>
            <p className="lookalike__address">
              <code translate="no">
                {parts.map(({ text, odd }) => (odd ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>))}
              </code>
            </p>
            <p>{words[trick]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
