import type { OfficialSitePage } from '../../../../content/pages/official-site/official-site.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { siteOrigin } from '../../../site/regions/hosts.ts'
import { Section } from '../../../ui/section/section.tsx'

/** The address of this site, set large, and how to compare it. */
export function Here({ words }: { words: OfficialSitePage['here'] }) {
  const { siteId, environment } = usePage()
  const [scheme = '', name = ''] = siteOrigin(siteId, environment).split('://')
  return (
    <Section id="here" title={words.title} lead={words.lead}>
      <div className="panel here">
        <p className="here__label">{words.label}</p>
        <p className="here__address">
          <span>{scheme}://</span>
          {name}
          <span>/</span>
        </p>
      </div>
      <p className="official__after">{words.how}</p>
    </Section>
  )
}
