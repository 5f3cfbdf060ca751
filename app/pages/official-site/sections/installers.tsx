import type { Build } from '../../../../content/downloads/builds.schema.ts'
import type { OfficialSitePage } from '../../../../content/pages/official-site/official-site.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { mayDownload } from '../../../domain/law/download-blocked.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The present builds and who signs them, with the way to compare a file. Where downloads are closed the table stands without that way. */
export function Installers({ words }: { words: OfficialSitePage['installers'] }) {
  const scope = usePage()
  const builds = fillForPage<readonly Build[]>(scope, scope.content.builds)
  const check = mayDownload(scope.audience().rule) ? scope.href('/download/') : null
  const { system, version, released, signer } = words.columns
  return (
    <Section id="installers" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[{ name: system }, { name: version }, { name: released }, { name: signer }]}
        rows={builds.map(build => [
          escapeMarkup(words.systems[build.platform]),
          escapeMarkup(build.version),
          escapeMarkup(formatFigure({ kind: 'date', value: build.releasedOn }, scope.locale)),
          escapeMarkup(build.signer)
        ])}
      />
      {builds.some(({ sample }) => sample) && words.sampleNote && <p className="official__note">{words.sampleNote}</p>}
      {check && (
        <p className="official__after">
          <a href={`${check}#verification`}>{words.check}</a>
        </p>
      )}
    </Section>
  )
}
