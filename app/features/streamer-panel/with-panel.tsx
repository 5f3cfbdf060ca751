import { figureNumber } from '../../domain/figures/figure-number.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Emblem } from '../../ui/client-table/emblem.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = { id: string; title: string; lead: string; items: readonly { name: string; text: string }[] }

/** The benefits of the status, each with its sentence, beside the panel in which it is switched on. */
export const WithPanel = ({ id, title, lead, items }: Props) => (
  <Section id={id} title={title} lead={lead}>
    <div className="beside">
      <StreamerPanel />
      <ul className="with-panel__items stack">
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3 className="headline">{name}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)

/** The measures of the panel: a sample, and the least that the programme asks. */
const measures = [
  { name: 'viewers', sample: 'streamSampleViewers', least: 'streamerAverageViewers' },
  { name: 'tables', sample: 'streamSampleTables', least: 'streamerTablesShare' },
  { name: 'session', sample: 'streamFullShare', least: 'streamerSessionShare' }
] as const
const lengthPx = 400

/** The streamer panel of our client, drawn with sample figures: nothing is set by it. The text beside it says what each part does. */
function StreamerPanel() {
  const scope = usePage()
  const { panel, benefits } = pageCopy(scope, 'streamer-mode')
  const { figures } = scope.content
  const written = (name: string) => setLarge(fillForPage(scope, `{${name}}`))
  const x = (name: string) => {
    const record = figures[name]
    return (Math.min(100, (record && figureNumber(record)) || 0) / 100) * lengthPx
  }
  return (
    <figure>
      <div className="client-panel" aria-hidden="true">
        <p className="client-panel__bar row strong">
          <Emblem />
          {benefits.items.streamerPanel.name}
          <span className="streamer-panel__live row text-small">{panel.live}</span>
        </p>
        <p className="streamer-panel__line">
          {panel.category}
          <svg viewBox="0 0 20 20" width="20" height="20">
            <path d="m4 11 4 4 8-10" className="streamer-panel__tick" />
          </svg>
        </p>
        <p className="streamer-panel__line">
          {benefits.items.hiddenHoleCards.name}
          <svg viewBox="0 0 44 24" width="44" height="24">
            <rect width="44" height="24" rx="12" className="streamer-panel__switch" />
            <circle cx="32" cy="12" r="9" className="streamer-panel__knob" />
          </svg>
        </p>
        {measures.map(({ name, sample, least }) => (
          <div key={name} className="client-panel__measure">
            <span>{panel[name]}</span>
            <b className="number">{written(sample)}</b>
            <svg viewBox={`0 0 ${lengthPx} 20`}>
              <rect y="8" width={lengthPx} height="6" rx="3" className="client-panel__line" />
              <rect y="8" width={x(sample)} height="6" rx="3" className="client-panel__part" />
              <rect x={x(least) - 1.5} width="3" height="20" rx="1.5" className="streamer-panel__least" />
            </svg>
          </div>
        ))}
        <p className="streamer-panel__line streamer-panel__week">
          {panel.week}
          <b className="number">{written('streamWeekCashback')}</b>
        </p>
      </div>
    </figure>
  )
}
