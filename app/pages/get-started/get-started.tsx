import type { ReactNode } from 'react'
import type { PageWords } from '../../../content/content.ts'
import type { Subject } from '../../../content/pages/sections.schema.ts'
import { joinsNobody } from '../../domain/law/download-blocked.ts'
import { OpenWays } from '../../features/region-notices/open-ways.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { SubjectDrawing } from '../../features/sections/subject-drawing.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'

/** From the account to the first hand, in the three steps of the download page; where nobody can join, what one can do. */
export function GetStarted() {
  const scope = usePage()
  const page = pageCopy(scope, 'get-started')
  if (scope.audience().siteInforms) return <OpenWays id="ways" />
  return (
    <SectionList
      parts={{
        account: joinsNobody(scope.audience()) ? (
          <OpenWays id="ways" />
        ) : (
          <>
            <LargeStep number={1} subject="badge" id="account" {...page.account} />
            <LargeStep number={2} subject="box" id="install" {...page.install}>
              <Devices {...page.install} />
            </LargeStep>
            <LargeStep number={3} subject="gauge" id="play" {...page.play} />
          </>
        )
      }}
    />
  )
}

type LargeStepProps = {
  /** Written, not counted: what is laid out late contains its counters. */
  number: number
  subject: Subject
  id: string
  title: string
  leadMarkdown: string
  /** The parts of the step, unless it has something else to show. */
  items?: readonly { name: string; textMarkdown: string }[]
  children?: ReactNode
}

/** A step of the way, its number on the line that leads through all of them. */
function LargeStep({ number, subject, id, title, leadMarkdown, items = [], children }: LargeStepProps) {
  const markdown = useMarkdown()
  return (
    <section id={id} className="large-step" aria-labelledby={`${id}-title`}>
      <div className="wrap step-number" data-step={number}>
        <div className="large-step__head">
          <SubjectDrawing of={subject} />
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />
        </div>
        {items.length > 0 && (
          <ul className="columns columns--early large-step__parts">
            {items.map(({ name, textMarkdown }) => (
              <li key={name}>
                <h3 className="headline">{name}</h3>
                <p className="above-10 quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}

/** The needs of each system, how the client is installed there, and what differs: on phones each opens by its name. */
function Devices({ needsLabel, installLabel, differsLabel, devices }: PageWords<'get-started'>['install']) {
  const markdown = useMarkdown()
  return (
    <ul className="columns devices">
      {Object.entries(devices).map(([key, { name, needs, installMarkdown, differsMarkdown }]) => (
        <li key={key} className="ruled">
          <details>
            <summary className="folding">{name}</summary>
          </details>
          <h3 className="headline">{name}</h3>
          <Facts
            className="quiet text-plain"
            items={[
              { label: needsLabel, value: needs },
              { label: installLabel, html: markdown(installMarkdown) },
              { label: differsLabel, html: markdown(differsMarkdown) }
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
