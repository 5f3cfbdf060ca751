import type { PageWords } from '../../../content/content.ts'
import type { Build } from '../../../content/downloads/builds.schema.ts'
import { type DownloadPlatform, downloadPlatforms } from '../../domain/downloads/download-platform.ts'
import { DemoNote } from '../../features/demo/demo.tsx'
import { buildFacts, checkCommands } from '../../features/download/build-facts.ts'
import { FileCheck } from '../../features/download/file-check.client.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Hydrated } from '../../ui/hydrated/hydrated.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Section } from '../../ui/section/section.tsx'

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
  const { platform, file } = build
  const facts = { ...build, ...buildFacts(build, locale) }
  const known = (['version', 'releasedOn', 'size', 'signer'] as const).filter(name => facts[name] !== null)
  const sum = file && (
    <>
      <code>{file.sha256}</code>
      <button
        type="button"
        className="edged text-small strong build__copy"
        data-copy-sum={file.sha256}
        data-copied={words.copied}
        data-close={words.closeCopied}
        aria-label={t('download.copy-sum', { kind, system: name })}
        hidden
      >
        {words.copy}
      </button>
    </>
  )
  return (
    <article className="columns build" aria-labelledby={`build-${platform}`}>
      <details>
        <summary className="folding">{name}</summary>
      </details>
      <div className="build__head">
        <h3 id={`build-${platform}`}>{name}</h3>
        <p className="quiet text-plain">{words.processors[platform]}</p>
      </div>
      <Facts className="row build__facts" items={known.map(name => ({ label: words[name], value: facts[name] }))} />
      {sum ? (
        <Facts className="build__sum" items={[{ label: words.sum, value: sum }]} />
      ) : (
        <p className="quiet text-plain">{words.store}</p>
      )}
    </article>
  )
}

/** How to check what was installed: what holds everywhere, the file itself in the browser or by a command, then one check a platform. */
export function Verification({ words, names }: { words: PageWords<'download'>['verification']; names: Names }) {
  const published = usePage().content.builds.flatMap(({ platform, version, file }) =>
    file ? [{ build: `${names[platform]} ${version}`, sizeBytes: file.sizeBytes, sha256: file.sha256 }] : []
  )
  const { title, leadMarkdown, pointsMarkdown, checks } = words
  const markdown = useMarkdown()
  return (
    <Section id="verification" title={title} lead={leadMarkdown} kind="split">
      <Points items={pointsMarkdown.map(markdown)} />
      <Facts
        className="checks"
        items={Object.values({ ...words.words, ...checks }).map(({ name, text }) => ({ label: name, value: text }))}
      />
      <div className="stack verify">
        <div className="file-check edged" data-file-check="" hidden>
          <Hydrated
            id="file-check"
            name="file-check"
            component={FileCheck}
            props={{ words: words.fileCheck, published }}
          />
        </div>
        <Commands {...words.commands} />
      </div>
    </Section>
  )
}

function Commands({ title, text, ...systems }: PageWords<'download'>['verification']['commands']) {
  const { content } = usePage()
  const fileOf = (platform: DownloadPlatform) =>
    content.builds.find(build => build.platform === platform)?.file?.name ?? platform
  const commands = checkCommands({ windows: fileOf('windows'), macos: fileOf('macos'), linux: fileOf('android') })
  return (
    <details className="ruled smooth-details">
      <summary className="folding">{title}</summary>
      <p className="quiet text-plain">{text}</p>
      <Facts
        className="commands lines"
        items={(['windows', 'macos', 'linux'] as const).map(system => ({
          label: systems[system],
          value: <code>{commands[system]}</code>
        }))}
      />
    </details>
  )
}
