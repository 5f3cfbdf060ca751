import { Fragment } from 'react'
import type { PageWords } from '../../../content/content.ts'
import { joinsNobody, mayDownload } from '../../domain/law/download-blocked.ts'
import { ClientScreens } from '../../features/client-screens/client-screens.tsx'
import { DownloadButtons } from '../../features/download/download-buttons.tsx'
import { offeredPlatforms } from '../../features/download/offered-platforms.ts'
import { PhoneCode } from '../../features/download/phone-code.tsx'
import { StartedPanel } from '../../features/download/started-panel.tsx'
import { ClosedSentence } from '../../features/region-notices/closed-sentence.tsx'
import { OpenWays } from '../../features/region-notices/open-ways.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { SignUpForm } from '../../features/sign-up/sign-up-form.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Title } from '../../ui/title/title.tsx'
import { Builds, Verification } from './builds.tsx'

/**
 * Download: the buttons, the three steps with the sign-up form, where it is open, the builds, the minimum specs, checking what was installed, questions.
 * A site that informs says why, and what one can do; so do the steps for visitors who may not download.
 * Who comes back from the form finds what came of it right below the h1: on a slow line a page cannot be opened further down than it has come.
 */
export function Download() {
  const scope = usePage()
  const page = pageCopy(scope, 'download')
  const query = scope.query()
  const audience = scope.audience()
  const comesFromForm =
    Boolean(scope.visit?.form) || ['joined', 'token', 'confirm', 'resent'].some(name => name in query)
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

type PartProps = {
  page: PageWords<'download'>
  /** Whether the visitor comes back from the sign-up form: it then is right below the head, and the buttons are in the steps. */
  brief: boolean
}

/** The head of the page: the client on its devices, the h1, and the buttons; or why there are none, without the picture of the client. */
function DownloadHead({ page: { title, lead, blocked }, brief }: PartProps) {
  const { audience } = usePage()
  const { siteInforms } = audience()
  const open = mayDownload(audience())
  const isShort = brief || joinsNobody(audience())
  return (
    <header className={isShort ? 'masthead masthead--download masthead--brief' : 'masthead masthead--download'}>
      {!isShort && (
        <Picture name="devices" alt="" sizes="(min-width: 1000px) 60vw, 120vw" className="masthead__picture" first />
      )}
      <div className="wrap masthead__words">
        <Title title={title} />
        <ClosedSentence className="lead" />
        {!brief && <p className="lead">{lead}</p>}
        {siteInforms && <WhyLink text={blocked.why} />}
        {!siteInforms && !open && <Blocked {...blocked} />}
        {!siteInforms && open && !brief && (
          <>
            <StartedPanel />
            <DownloadButtons />
          </>
        )}
      </div>
    </header>
  )
}

function WhyLink({ text, className }: { text: string; className?: string }) {
  const location = usePage().href('/your-location/')
  return (
    location && (
      <p>
        <a href={location} className={className}>
          {text}
        </a>
      </p>
    )
  )
}

/** Where the country's rule is BLOCKED: no button, and why. */
function Blocked({ title, text, why }: PageWords<'download'>['blocked']) {
  return (
    <div className="panel download-blocked" role="note">
      <h2>{title}</h2>
      <p>{text}</p>
      <WhyLink text={why} className="touch bright strong" />
    </div>
  )
}

/** The three steps: create a free account, with the form; download and install, with the way to a phone, and the buttons where the head of the page has none; start playing. */
function DownloadSteps({ page: { steps }, brief }: PartProps) {
  const markdown = useMarkdown()
  const { audience, device } = usePage()
  const { without } = offeredPlatforms(device())
  const open = mayDownload(audience())
  const extras = [
    !brief && <SignUpForm key="form" heading="h3" />,
    open && (
      <Fragment key="download">
        {brief && <DownloadButtons />}
        {!without && <PhoneCode />}
      </Fragment>
    )
  ]
  return (
    <Section id="steps" title={steps.title}>
      <ol className={`stack edged join${brief ? '' : ' join--with-form'}`}>
        {steps.items.map(({ name, textMarkdown }, index) => (
          <li key={name} className="stack join__step">
            <div className="join__words step-number">
              <h3>{name}</h3>
              <p className="quiet text-plain" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
            </div>
            {extras[index]}
          </li>
        ))}
      </ol>
    </Section>
  )
}
