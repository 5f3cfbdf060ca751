import type { PageWords } from '../../../content/content.ts'
import type { Build } from '../../../content/downloads/builds.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { languageTag } from '../../domain/locales/locale.ts'
import { sites } from '../../domain/sites/sites.data.ts'
import { DemoNote } from '../../features/demo/demo.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { localeName } from '../../site/locales/locales.data.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { downloadLink } from '../../site/page/download-link.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { contentsOrigin, siteOrigin } from '../../site/regions/hosts.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { lookalikes } from './lookalikes.ts'
import { mailAddresses } from './mail-addresses.ts'

/** Official site: this address and all others, how to read one, what is never asked, mail addresses, installers, how to report a fake, and first aid. */
export function OfficialSite() {
  const page = pageCopy(usePage(), 'official-site')
  return (
    <div>
      <SectionList
        parts={{
          here: <Here words={page.here} />,
          addresses: <Addresses words={page.addresses} />,
          reading: <Reading words={page.reading} />,
          mail: <MailAddresses words={page.mail} />,
          installers: <Installers words={page.installers} />
        }}
      />
    </div>
  )
}

/** The address of this site as a browser shows it, drawn: what each part of it says, and how to compare it. */
function Here({ words }: { words: PageWords<'official-site'>['here'] }) {
  const { siteId, environment } = usePage()
  const [scheme = '', name = ''] = siteOrigin(siteId, environment).split('://')
  const parts = [
    { part: 'scheme', text: `${scheme}://` },
    { part: 'name', text: name },
    { part: 'page', text: '/' }
  ] as const
  return (
    <Section id="here" title={words.title} lead={words.lead}>
      <figure className="panel address-bar">
        <figcaption className="muted text-small">{words.label}</figcaption>
        <svg className="icon" viewBox="0 0 92 20" aria-hidden="true">
          <path d="M12 3 5 10l7 7M5 10h15M44 3l7 7-7 7M51 10H36M86 7A8 8 0 1 0 87 12M87 2v6h-6" />
        </svg>
        <ol className="stack address-bar__parts">
          {parts.map(({ part, text }) => (
            <li key={part}>
              <code translate="no">{text}</code>
              <p className="text-plain above-10">{words.parts[part]}</p>
            </li>
          ))}
        </ol>
      </figure>
      <p className="after">{words.how}</p>
    </Section>
  )
}

/** Every site with its address and languages, as the running configuration has them, and the host of menu pages where there is one. */
function Addresses({ words }: { words: PageWords<'official-site'>['addresses'] }) {
  const scope = usePage()
  const { siteId, environment, locale } = scope
  const code = (address: string) => `<code class="official__code">${escapeMarkup(address)}</code>`
  const contents = contentsOrigin(siteId, locale, environment)
  const { region, address, languages } = words.columns
  return (
    <Section id="addresses" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[region, languages, address]}
        rows={[
          ...sites.map(({ id, locales }) => [
            escapeMarkup(countryName(id, locale)) +
              (id === siteId ? ` <small class="official__here">${escapeMarkup(words.here)}</small>` : ''),
            locales.map(one => `<span lang="${languageTag(one)}">${escapeMarkup(localeName(one))}</span>`).join(', '),
            code(siteOrigin(id, environment))
          ]),
          ...(contents === null ? [] : [[escapeMarkup(words.contents), '', code(contents)]])
        ]}
      />
      <p className="after">{words.else}</p>
    </Section>
  )
}

/** The real name and its imitations, taken apart. */
function Reading({ words }: { words: PageWords<'official-site'>['reading'] }) {
  const domain = siteConfiguration.supportEmail.split('@')[1] ?? ''
  return (
    <Section id="reading" title={words.title} lead={words.lead}>
      <ol className="edged">
        {lookalikes(domain).map(({ trick, parts }) => (
          <li key={trick} className="columns lookalike">
            <p className="lookalike__address">
              <code translate="no">
                {parts.map(({ text, odd }) => (odd ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>))}
              </code>
            </p>
            <p className="quiet text-plain">{words[trick]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The mail addresses of the configuration by subject, that for streamers where they may be promoted; the one that only sends is no link. */
function MailAddresses({ words }: { words: PageWords<'official-site'>['mail'] }) {
  const { streamers } = usePage().audience()
  const keys = Object.keys(mailAddresses) as (keyof typeof mailAddresses)[]
  const shown = keys.filter(key => key !== 'streamer' || streamers)
  const rows = shown.map(key => {
    const address = escapeMarkup(mailAddresses[key])
    return [
      escapeMarkup(words.subjects[key]),
      key === 'noReply' ? address : `<a href="mailto:${address}">${address}</a>`
    ]
  })
  return (
    <Section id="mail" title={words.title} lead={words.lead}>
      <DataTable caption={words.caption} columns={[words.columns.subject, words.columns.address]} rows={rows} />
      <p className="after">{words.note}</p>
    </Section>
  )
}

/** The present builds and who signs them, with the way to compare a file. Where downloads are closed the table comes without it. */
function Installers({ words }: { words: PageWords<'official-site'>['installers'] }) {
  const scope = usePage()
  const builds = fillForPage<readonly Build[]>(scope, scope.content.builds)
  const check = downloadLink(scope)
  const { system, version, released, signer } = words.columns
  return (
    <Section id="installers" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        short
        columns={[system, version, released, signer]}
        rows={builds.map(build => [
          escapeMarkup(words.systems[build.platform]),
          escapeMarkup(build.version),
          escapeMarkup(formatFigure({ kind: 'date', value: build.releasedOn }, scope.locale)),
          escapeMarkup(build.signer)
        ])}
      />
      {builds.some(({ sample }) => sample) && <DemoNote text={words.sampleNote} />}
      {check && (
        <p className="after">
          <a href={`${check}#verification`}>{words.check}</a>
        </p>
      )}
    </Section>
  )
}
