import type { InferOutput } from 'valibot'
import type { yourLocationSchema } from '../../../../content/pages/your-location/your-location.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { whatFollows } from '../what-follows.ts'

type Props = { copy: InferOutput<typeof yourLocationSchema>['follows'] }

const tone = (isOpen: boolean) => (isOpen ? 'what-follows__open' : 'what-follows__closed')

/** What the rule means for this visitor on this site: sign-up, download, offers and age. */
export function WhatFollowsHere({ copy }: Props) {
  const follows = whatFollows(usePage().audience())
  const rows = [
    { name: copy.signUp.name, text: copy.signUp[follows.signUp], tone: tone(follows.signUp === 'open') },
    { name: copy.download.name, text: copy.download[follows.download], tone: tone(follows.download === 'open') },
    { name: copy.offers.name, text: copy.offers[follows.offers], tone: tone(follows.offers !== 'hidden') },
    { name: copy.age.name, text: copy.age.text, tone: undefined }
  ]
  return (
    <Section id="follows" title={copy.title} kind="split">
      <dl className="what-follows">
        {rows.map(({ name, text, tone: className }) => (
          <div key={name} className={className}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
