import type { PageWords } from '../../../content/content.ts'
import { announcedVersions, historyPath } from '../../domain/policies/policy-versions.ts'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { ChangesList } from '../../features/policy-versions/changes-list.tsx'
import { type ChangedBlock, type ChangedSection, policyChanges } from '../../features/policy-versions/policy-changes.ts'
import { readComparison } from '../../features/policy-versions/read-comparison.ts'
import { useVersions } from '../../features/policy-versions/use-versions.ts'
import { runsOf } from '../../features/policy-versions/word-changes.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { type PolicyEntry, policiesShown } from '../../site/page/policies-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { ComparisonForm } from './comparison-form.tsx'
import { VersionTimeline } from './version-timeline.tsx'

/** Two versions of one policy, word for word. Rendered for each request from its query; errors are named by their field. */
export function PolicyComparison() {
  const scope = usePage()
  const copy = pageCopy(scope, 'policy-comparison')
  const { asOf, query, href, locale: live } = scope
  const policies = policiesShown(scope)
  const shown = Object.fromEntries(policies.map(({ key, versions }) => [key, versions]))
  const { policy, from, to, faults } = readComparison(query(), shown, asOf())
  const entry = policies.find(({ key }) => key === policy)
  const comparable = policies.filter(({ versions }) => announcedVersions(versions, asOf()).length > 1)
  const titleOf = (key: string) => fillForPage(scope, shown[key]?.[0]?.[live].title ?? '')
  const faultWords = Object.entries(faults).map(([field, fault]) => [field, copy.faults[fault]] as const)
  const hasFault = faultWords.length > 0
  const history = href(historyPath)
  return (
    <>
      <TitledHead title={copy.title} lead={copy.lead} above={<Breadcrumbs />} />
      <div className="wrap policy-comparison">
        {hasFault && (
          <section className="panel policy-comparison__fault" role="alert" aria-labelledby="fault">
            <h2 id="fault">{copy.faults.title}</h2>
            <ul>
              {faultWords.map(([field, words]) => (
                <li key={field}>
                  <code>{field}</code>: {words}
                </li>
              ))}
            </ul>
          </section>
        )}
        {entry ? (
          <section aria-labelledby="result">
            <h2 id="result">{titleOf(entry.key)}</h2>
            <ComparisonForm
              entry={entry}
              title={titleOf(entry.key)}
              from={from}
              to={to}
              faults={Object.fromEntries(faultWords)}
            />
            {!hasFault && from && to && <ComparisonResult entry={entry} from={from} to={to} copy={copy.result} />}
            {!hasFault && !from && <p className="lead">{copy.choose.none}</p>}
          </section>
        ) : (
          <section aria-labelledby="choose">
            <h2 id="choose">{copy.choose.title}</h2>
            {comparable.length === 0 && <p>{copy.choose.none}</p>}
            {comparable.map(choice => (
              <section key={choice.key} className="policy-comparison__choice" aria-labelledby={`${choice.key}-title`}>
                <h3 id={`${choice.key}-title`}>{titleOf(choice.key)}</h3>
                <ComparisonForm entry={choice} title={titleOf(choice.key)} />
              </section>
            ))}
          </section>
        )}
        {history && (
          <p className="policy-comparison__history">
            <a className="touch" href={entry ? `${history}#${entry.key}` : history}>
              {copy.result.history}
            </a>
          </p>
        )}
      </div>
      <VersionTimeline policies={entry ? [entry] : comparable} titleOf={titleOf} words={copy.timeline} />
    </>
  )
}

type ComparisonResultProps = {
  entry: PolicyEntry
  from: PolicyEntry['current']
  to: PolicyEntry['current']
  copy: PageWords<'policy-comparison'>['result']
}

/** The difference between two versions: how many passages, why in plain language, and each word. */
function ComparisonResult({ entry, from, to, copy }: ComparisonResultProps) {
  const scope = usePage()
  const { t, locale: live } = scope
  const { day, span } = useVersions(entry.key, entry.versions)
  const { sections, counts } = policyChanges(
    from[live],
    to[live],
    policy => fillForPage(scope, policy),
    t('policy-versions.in-short')
  )
  const between = announcedVersions(entry.versions, scope.asOf()).filter(
    ({ en }) => en.effectiveFrom > from.en.effectiveFrom && en.effectiveFrom <= to.en.effectiveFrom
  )
  const reasons = between.flatMap(version => fillForPage(scope, version[live].changes ?? []))
  return (
    <>
      <h3 className="policy-comparison__title headline">{copy.title}</h3>
      <Facts
        className="row policy-comparison__pair"
        items={[from, to].map(version => ({
          label: day(version),
          value: `${version.en.version} · ${span(version)}`
        }))}
      />
      {reasons.length > 0 && (
        <div className="panel panel--quiet version-change above-18">
          <h3>{copy.summary}</h3>
          <ChangesList changes={reasons} />
        </div>
      )}
      <h3 className="policy-comparison__title headline">{copy.words}</h3>
      {sections.every(({ isSame }) => isSame) ? (
        <p>{copy.same}</p>
      ) : (
        <>
          <p className="policy-comparison__key quiet">
            {copy.key}{' '}
            <strong className="bright strong">
              {(['changed', 'removed', 'added'] as const)
                .map(state => t(`policy-versions.counts-${state}`, { count: counts[state] }))
                .join(' · ')}
            </strong>
          </p>
          <ChangedText sections={sections} />
        </>
      )}
    </>
  )
}

/** Runs of unchanged passages that are longer are folded, so that the changes can be found. */
const longestShown = 2

/** The text of the later version, removed words in their place; long unchanged passages are folded. */
function ChangedText({ sections }: { sections: readonly ChangedSection[] }) {
  return (
    <div className="changed-text">
      {runsOf(sections, ({ isSame }) => isSame).map(({ isSame, items }, index) =>
        isSame ? (
          <SameSections key={keyOf(index, items[0]?.heading)} sections={items} />
        ) : (
          items.map(({ heading, blocks }, place) => (
            <section key={keyOf(place, heading)}>
              {heading && (
                <h4 className="headline">
                  <Parts block={heading} />
                </h4>
              )}
              {runsOf(blocks, ({ state }) => state === 'same').map((run, place) => (
                <Passages key={keyOf(place, run.items[0])} isSame={run.isSame} blocks={run.items} />
              ))}
            </section>
          ))
        )
      )}
    </div>
  )
}

const textOf = ({ parts }: ChangedBlock) => parts.map(({ text }) => text).join('')
const keyOf = (index: number, block: ChangedBlock | null | undefined) => `${index} ${block ? textOf(block) : ''}`

function SameSections({ sections }: { sections: readonly ChangedSection[] }) {
  const { t } = usePage()
  const named = sections.flatMap(({ heading }) => (heading ? [textOf(heading)] : []))
  if (named.length === 0) return null
  return (
    <details className="changed-text__same smooth-details muted text-plain">
      <summary>{t('policy-versions.same-sections', { count: named.length })}</summary>
      <ul>
        {named.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

function Passages({ isSame, blocks }: { isSame: boolean; blocks: readonly ChangedBlock[] }) {
  const { t } = usePage()
  const passages = blocks.map((block, index) => (
    <p
      key={keyOf(index, block)}
      className={`changed-text__passage quiet changed-text__passage--${block.kind} changed-text__passage--${block.state}`}
    >
      <Parts block={block} />
    </p>
  ))
  if (!isSame || blocks.length <= longestShown) return passages
  return (
    <details className="changed-text__same smooth-details muted text-plain">
      <summary>{t('policy-versions.same-blocks', { count: blocks.length })}</summary>
      {passages}
    </details>
  )
}

/** Removed and added words say so to a reader of screens too: <ins> and <del> may carry no name of their own. */
function Parts({ block }: { block: ChangedBlock }) {
  const { t } = usePage()
  return block.parts.map((part, index) => {
    const key = `${index} ${part.state}`
    if (part.state === 'same') return <span key={key}>{part.text}</span>
    const Mark = part.state === 'removed' ? 'del' : 'ins'
    return (
      <Mark key={key}>
        <span className="visually-hidden">{` ${t(`policy-versions.${part.state}`)} `}</span>
        {part.text}
        <span className="visually-hidden">{` (${t('policy-versions.end')}) `}</span>
      </Mark>
    )
  })
}
