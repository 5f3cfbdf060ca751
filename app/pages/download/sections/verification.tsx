import type { PageWords } from '../../../../content/content.ts'
import type { Build } from '../../../../content/downloads/builds.schema.ts'
import type { DownloadPlatform } from '../../../domain/downloads/download-platform.ts'
import { checkCommands } from '../../../features/download/build-facts.ts'
import { FileCheck } from '../../../features/download/file-check.client.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Hydrated } from '../../../ui/hydrated/hydrated.tsx'
import { Points } from '../../../ui/points/points.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Words = PageWords<'download'>['verification']

/** How to check what was installed: what holds everywhere, the file itself in the browser or by a command, then one check a platform. */
export function Verification({ words, names }: { words: Words; names: PageWords<'download'>['get']['names'] }) {
  const { content } = usePage()
  const { title, leadMarkdown, pointsMarkdown, checks } = words
  const markdown = useMarkdown()
  return (
    <Section id="verification" title={title} lead={leadMarkdown} kind="split">
      <Points items={pointsMarkdown.map(markdown)} />
      <Facts
        className="checks"
        items={Object.values({ ...words.words, ...checks }).map(({ name, text }) => ({ label: name, value: text }))}
      />
      <div className="verify">
        <div className="file-check edged" data-file-check="" hidden>
          <Hydrated
            id="file-check"
            name="file-check"
            component={FileCheck}
            props={{ words: words.fileCheck, published: publishedFiles(content.builds, names) }}
          />
        </div>
        <Commands {...words.commands} />
      </div>
    </Section>
  )
}

const publishedFiles = (builds: readonly Build[], names: PageWords<'download'>['get']['names']) =>
  builds.flatMap(({ platform, version, file }) =>
    file ? [{ build: `${names[platform]} ${version}`, sizeBytes: file.sizeBytes, sha256: file.sha256 }] : []
  )

function Commands({ title, text, ...systems }: Words['commands']) {
  const { content } = usePage()
  const fileOf = (platform: DownloadPlatform) => fileName(content.builds, platform)
  const commands = checkCommands({ windows: fileOf('windows'), macos: fileOf('macos'), linux: fileOf('android') })
  return (
    <details className="ruled smooth-details">
      <summary className="folding">{title}</summary>
      <p className="quiet text-plain">{text}</p>
      <Facts
        className="commands"
        items={(['windows', 'macos', 'linux'] as const).map(system => ({
          label: systems[system],
          value: <code>{commands[system]}</code>
        }))}
      />
    </details>
  )
}

const fileName = (builds: readonly Build[], platform: DownloadPlatform): string =>
  builds.find(build => build.platform === platform)?.file?.name ?? platform
