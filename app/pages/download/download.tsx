import { SignUpForm } from '../../features/sign-up/sign-up-form.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Builds } from './sections/builds.tsx'
import { DownloadHead } from './sections/download-head.tsx'
import { DownloadSteps } from './sections/download-steps.tsx'
import { Requirements } from './sections/requirements.tsx'
import { Verification } from './sections/verification.tsx'

/**
 * Download: the buttons, the three steps with the sign-up form, where it is open, the builds, the minimum specs, checking what was installed, questions.
 * Who comes back from the form finds what came of it right below the h1: on a slow line a page cannot be opened further down than it has come.
 */
export function Download() {
  const scope = usePage()
  const page = pageCopy(scope, 'download')
  const markdown = useMarkdown()
  const { availability, questions } = page
  const form = scope.visit?.form ?? null
  const query = scope.query()
  const comesFromForm = form !== null || 'joined' in query || 'confirm' in query || 'resent' in query
  return (
    <>
      <DownloadHead page={page} brief={comesFromForm} />
      {comesFromForm && (
        <div className="wrap download__answer">
          <SignUpForm heading="h2" />
        </div>
      )}
      <DownloadSteps page={page} brief={comesFromForm} />
      <Section id="availability" title={availability.title} kind="split">
        <Prose paragraphs={availability.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Builds words={page.builds} names={page.get.names} />
      <Requirements {...page.requirements} />
      <Verification words={page.verification} names={page.get.names} />
      <QuestionsSection {...questions} markdown={markdown} />
    </>
  )
}
