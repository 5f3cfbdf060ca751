import { offerKinds } from '../../domain/law/offer-kinds.data.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Poster } from './poster.tsx'

const long = 'Vastuullisuusperiaate, Auszahlungsbearbeitungszeitverlängerung: {loyaltyHighest}'
const longSummary = 'Legmegszentségteleníthetetlenebb, найвідповідальніший взаєморозрахунок.'

/** The poster wall with one offer of each kind; the last without a picture and in long words. */
function Wall() {
  const { content } = usePage()
  const found = offerKinds.flatMap(kind => content.offers.find(offer => offer.kind === kind) ?? [])
  const [first] = found
  const plain = first && {
    ...first,
    id: 'long-words',
    picture: undefined,
    title: { ...first.title, en: long },
    summary: { ...first.summary, en: longSummary }
  }
  return (
    <ul className="wall">
      {found.map(offer => (
        <Poster key={offer.id} offer={offer} as="h3" />
      ))}
      {plain && <Poster offer={plain} />}
    </ul>
  )
}

export const examples = [{ name: 'one of each kind, the last without a picture', wide: true, element: <Wall /> }]
