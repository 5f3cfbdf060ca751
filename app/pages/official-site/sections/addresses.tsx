import type { OfficialSitePage } from '../../../../content/pages/official-site/official-site.schema.ts'
import { languageTag } from '../../../site/locales/locale.ts'
import { localeName } from '../../../site/locales/locales.data.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { countryName } from '../../../site/regions/footer-regions.ts'
import { contentsOrigin, siteOrigin } from '../../../site/regions/hosts.ts'
import { sites } from '../../../site/regions/sites.data.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** Every site with its address and languages, as the running configuration has them, and the host of menu pages where there is one. */
export function Addresses({ words }: { words: OfficialSitePage['addresses'] }) {
  const scope = usePage()
  const { siteId, environment } = scope
  const locale = scope.locale
  const code = (address: string) => `<code class="official__code">${escapeMarkup(address)}</code>`
  const contents = contentsOrigin(siteId, environment)
  const { region, address, languages } = words.columns
  return (
    <Section id="addresses" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[{ name: region }, { name: address }, { name: languages }]}
        rows={[
          ...sites.map(({ id, locales }) => [
            escapeMarkup(countryName(id, locale)) +
              (id === siteId ? ` <small class="official__here">${escapeMarkup(words.here)}</small>` : ''),
            code(siteOrigin(id, environment)),
            locales.map(one => `<span lang="${languageTag(one)}">${escapeMarkup(localeName(one))}</span>`).join(', ')
          ]),
          ...(contents === null ? [] : [[escapeMarkup(words.contents), code(contents), '']])
        ]}
      />
      <p className="official__after">{words.else}</p>
    </Section>
  )
}
