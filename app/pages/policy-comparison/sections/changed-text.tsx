import type { ChangedBlock, ChangedSection, Run } from '../../../features/policy-versions/policy-changes.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** Runs of unchanged passages that are longer stand folded, so that the changes can be found. */
const longestShown = 2

/** The text of the later version with what was removed in its place; what is unchanged for long is folded. */
export function ChangedText({ sections }: { sections: readonly ChangedSection[] }) {
  return (
    <div className="changed-text">
      {groups(sections).map((group, index) =>
        group.isSame ? (
          <SameSections key={keyOf(group.sections, index)} sections={group.sections} />
        ) : (
          group.sections.map((section, place) => (
            <section key={keyOf([section], index * 1000 + place)}>
              {section.heading && (
                <h4>
                  <Parts block={section.heading} />
                </h4>
              )}
              {section.runs.map((run, place) => (
                <Passages key={keyOfRun(run, place)} run={run} />
              ))}
            </section>
          ))
        )
      )}
    </div>
  )
}

type Group = { isSame: boolean; sections: ChangedSection[] }

function groups(sections: readonly ChangedSection[]): Group[] {
  const out: Group[] = []
  for (const section of sections) {
    const last = out.at(-1)
    if (last?.isSame === section.isSame) last.sections.push(section)
    else out.push({ isSame: section.isSame, sections: [section] })
  }
  return out
}

const textOf = ({ parts }: ChangedBlock) => parts.map(({ text }) => text).join('')
const keyOf = (sections: readonly ChangedSection[], index: number) =>
  `${index} ${sections[0]?.heading ? textOf(sections[0].heading) : ''}`
const keyOfRun = ({ blocks }: Run, index: number) => `${index} ${blocks[0] ? textOf(blocks[0]) : ''}`

function SameSections({ sections }: { sections: readonly ChangedSection[] }) {
  const { t } = usePage()
  const named = sections.flatMap(({ heading }) => (heading ? [textOf(heading)] : []))
  if (named.length === 0) return null
  return (
    <details className="changed-text__same">
      <summary>{t('policy-versions.same-sections', { count: named.length })}</summary>
      <ul>
        {named.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

function Passages({ run }: { run: Run }) {
  const { t } = usePage()
  const passages = run.blocks.map((block, index) => <Passage key={`${index} ${textOf(block)}`} block={block} />)
  if (!run.isSame || run.blocks.length <= longestShown) return <>{passages}</>
  return (
    <details className="changed-text__same">
      <summary>{t('policy-versions.same-blocks', { count: run.blocks.length })}</summary>
      {passages}
    </details>
  )
}

function Passage({ block }: { block: ChangedBlock }) {
  const { kind, state } = block
  return (
    <p className={`changed-text__passage changed-text__passage--${kind} changed-text__passage--${state}`}>
      <Parts block={block} />
    </p>
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
