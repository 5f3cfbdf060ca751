import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { ranUntil, runsFrom } from '../../features/offers/offer-dates.ts'
import { OfferList } from '../../features/offers/offer-line.tsx'
import { NextStep } from '../../features/sections/next-step.tsx'
import { PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Every promotion of the site: what runs, what comes, what has ended lately. */
export function Promotions() {
  const scope = usePage()
  const page = pageCopy(scope, 'promotions')
  const { running, coming, ended } = siteOffers(scope)
  const { principles, questions } = page
  return (
    <>
      {running.length > 0 && <OfferList id="running" {...page.running} sampleNote={page.sampleNote} offers={running} />}
      {coming.length > 0 && (
        <Section id="coming" {...page.coming} kind="split">
          <Dates offers={coming.map(offer => ({ ...offer, when: runsFrom(offer, scope) }))} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section id="ended" {...page.ended} kind="split">
          <Dates offers={ended.map(offer => ({ ...offer, when: ranUntil(offer, scope) }))} />
        </Section>
      )}
      <PointList id="principles" {...principles} kind="split" />
      <QuestionList {...questions} />
      <NextStep {...page.next} path="/real-money-poker/" />
    </>
  )
}

type Dated = { id: string; name: Parameters<typeof filledText<string>>[0]; when: string }

/** Offers of which name and date alone may be shown. */
function Dates({ offers }: { offers: readonly Dated[] }) {
  const scope = usePage()
  return (
    <ul className="offer-dates">
      {offers.map(({ id, name, when }) => (
        <li key={id}>
          <b>{filledText(name, scope)}</b> <span>{when}</span>
        </li>
      ))}
    </ul>
  )
}
