import { joinsNobody } from '../../domain/law/download-blocked.ts'
import { ClientScreens } from '../../features/client-screens/client-screens.tsx'
import { OpenWays } from '../../features/region-notices/open-ways.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { SignUpForm } from '../../features/sign-up/sign-up-form.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Builds } from './sections/builds.tsx'
import { DownloadHead } from './sections/download-head.tsx'
import { DownloadSteps } from './sections/download-steps.tsx'
import { Verification } from './sections/verification.tsx'

/**
 * Download: the buttons, the three steps with the sign-up form, where it is open, the builds, the minimum specs, checking what was installed, questions.
 * A site that informs says why, and what one can do; so do the steps for visitors who may not download.
 * Who comes back from the form finds what came of it right below the h1: on a slow line a page cannot be opened further down than it has come.
 */
export function Download() {
  const scope = usePage()
  const page = pageCopy(scope, 'download')
  const form = scope.visit?.form ?? null
  const query = scope.query()
  const audience = scope.audience()
  const comesFromForm = form !== null || ['joined', 'token', 'confirm', 'resent'].some(name => name in query)
  // Links to the form of those who may sign up are on pages that all classes share.
  const ways = <OpenWays id={comesFromForm ? 'steps' : 'sign-up'} />
  return (
    <>
      <DownloadHead page={page} brief={comesFromForm} />
      {comesFromForm && (
        <div className="wrap download__answer">
          <SignUpForm heading="h2" />
        </div>
      )}
      {audience.siteInforms ? (
        ways
      ) : (
        <SectionList
          parts={{
            steps: joinsNobody(audience) ? ways : <DownloadSteps page={page} brief={comesFromForm} />,
            screens: (
              <Section id="screens" title={scope.t('client-screens.title')}>
                <ClientScreens />
              </Section>
            ),
            builds: <Builds words={page.builds} names={page.get.names} />,
            verification: <Verification words={page.verification} names={page.get.names} />
          }}
        />
      )}
    </>
  )
}
