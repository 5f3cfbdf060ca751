import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Devices } from './sections/devices.tsx'
import { LargeStep } from './sections/large-step.tsx'

/** From the account to the first hand, in the three steps of the download page. */
export function GetStarted() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'get-started')
  return (
    <>
      <Section id="before" title={page.before.title} lead={page.before.leadMarkdown} kind="split">
        <Points items={page.before.pointsMarkdown.map(markdown)} />
      </Section>
      <div className="large-steps">
        <LargeStep id="account" {...page.account} />
        <LargeStep id="install" title={page.install.title} leadMarkdown={page.install.leadMarkdown}>
          <Devices {...page.install} />
        </LargeStep>
        <LargeStep id="play" {...page.play} />
      </div>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/how-to-play/" />
    </>
  )
}
