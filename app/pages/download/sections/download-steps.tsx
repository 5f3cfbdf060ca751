import { Fragment } from 'react'
import type { PageWords } from '../../../../content/content.ts'
import { mayDownload } from '../../../domain/law/download-blocked.ts'
import { DownloadButtons } from '../../../features/download/download-buttons.tsx'
import { offeredPlatforms } from '../../../features/download/offered-platforms.ts'
import { PhoneCode } from '../../../features/download/phone-code.tsx'
import { SignUpForm } from '../../../features/sign-up/sign-up-form.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = {
  page: Pick<PageWords<'download'>, 'steps' | 'phone' | 'get'>
  /** Whether the visitor comes back from the sign-up form: it then is above, and the buttons are here. */
  brief: boolean
}

/** The three steps: create a free account, with the form; download and install, with the way to a phone, and the buttons where the head of the page has none; start playing. */
export function DownloadSteps({ page: { steps, phone, get }, brief }: Props) {
  const markdown = useMarkdown()
  const { audience, device } = usePage()
  const { without } = offeredPlatforms(device())
  const open = mayDownload(audience())
  const extras = [
    !brief && <SignUpForm key="form" heading="h3" />,
    open && (
      <Fragment key="download">
        {brief && <DownloadButtons words={get} phone={phone} />}
        {!without && <PhoneCode words={phone} />}
      </Fragment>
    )
  ]
  return (
    <Section id="steps" title={steps.title}>
      <ol className={brief ? 'join' : 'join join--with-form'}>
        {steps.items.map(({ name, textMarkdown }, index) => (
          <li key={name} className="join__step">
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
