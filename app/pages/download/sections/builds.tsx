import type { PageWords } from '../../../../content/content.ts'
import type { Build } from '../../../../content/downloads/builds.schema.ts'
import { downloadPlatforms } from '../../../domain/downloads/download-platform.ts'
import { DemoNote } from '../../../features/demo/demo.tsx'
import { buildFacts } from '../../../features/download/build-facts.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Words = PageWords<'download'>['builds']
type Names = PageWords<'download'>['get']['names']

/** "Version, date, size, SHA-256 and signer beside each build", one row a system, with the processors it is for in plain words. On phones a row is its name, and opens. */
export function Builds({ words, names }: { words: Words; names: Names }) {
  const scope = usePage()
  const builds = fillForPage<readonly Build[]>(scope, scope.content.builds)
  const isSample = builds.some(({ sample }) => sample)
  return (
    <Section id="builds" title={words.title} lead={words.lead}>
      <div className="lines">
        {downloadPlatforms.flatMap(platform =>
          builds
            .filter(build => build.platform === platform)
            .map(build => <BuildRow key={platform} build={build} words={words} name={names[platform]} />)
        )}
      </div>
      {isSample && <DemoNote text={words.sampleNote} />}
    </Section>
  )
}

function BuildRow({ build, words, name }: { build: Build; words: Words; name: string }) {
  const scope = usePage()
  const { locale, t } = scope
  const kind = fillForPage(scope, '{checksumKind}')
  const { platform, version, signer, file } = build
  const { releasedOn, size } = buildFacts(build, locale)
  const facts = [
    { label: words.version, value: version },
    { label: words.releasedOn, value: releasedOn },
    { label: words.size, value: size },
    { label: words.signer, value: signer }
  ]
  return (
    <article className="columns build" aria-labelledby={`build-${platform}`}>
      <details>
        <summary className="folding">{name}</summary>
      </details>
      <div className="build__head">
        <h3 id={`build-${platform}`}>{name}</h3>
        <p className="quiet text-plain">{words.processors[platform]}</p>
      </div>
      <Facts className="row build__facts" items={facts.filter(({ value }) => value !== null)} />
      {file ? (
        <dl className="build__sum">
          <div>
            <dt>{words.sum}</dt>
            <dd>
              <code>{file.sha256}</code>
              <button
                type="button"
                className="build__copy"
                data-copy-sum={file.sha256}
                data-copied={words.copied}
                data-close={words.closeCopied}
                aria-label={t('download.copy-sum', { kind, system: name })}
                hidden
              >
                {words.copy}
              </button>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="quiet text-plain">{words.store}</p>
      )}
    </article>
  )
}
