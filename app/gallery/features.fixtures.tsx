import type { ReactNode } from 'react'
import { offerKinds } from '../domain/law/offer-kinds.data.ts'
import { equityOf } from '../features/equity-calculator/equity.ts'
import { Calculator } from '../features/equity-calculator/equity-calculator.client.tsx'
import { equityFigures } from '../features/equity-calculator/equity-figures.ts'
import { equityWords } from '../features/equity-calculator/equity-words.ts'
import { type DealField, readDeal } from '../features/equity-calculator/read-deal.ts'
import { LimitPanel } from '../features/limit-panel/limit-panel.tsx'
import { Poster } from '../features/offers/poster.tsx'
import { eventState } from '../features/tournaments/event-state.ts'
import { tournamentTypes } from '../features/tournaments/schedule-choice.ts'
import type { ScheduleEntry } from '../features/tournaments/schedule-entry.ts'
import { TournamentRow } from '../features/tournaments/tournament-row.tsx'
import { HandReview, PropBets } from '../pages/unique-features/hand-demos.tsx'
import { Emoji, Splash, VideoReaction, VoiceMessage } from '../pages/unique-features/table-demos.tsx'
import { pageCopy } from '../site/page/page-copy.ts'
import { usePage } from '../site/page/use-page.tsx'
import { each } from './examples.tsx'

const longTitle = 'Vastuullisuusperiaate, Auszahlungsbearbeitungszeitverlängerung: {loyaltyHighest}'
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
    title: { ...first.title, en: longTitle },
    summary: { ...first.summary, en: longSummary }
  }
  return (
    <ul className="posters wall">
      {found.map(offer => (
        <Poster key={offer.id} offer={offer} />
      ))}
      {plain && <Poster offer={plain} />}
    </ul>
  )
}

const minuteMs = 60_000

type Entry = { in: number; is?: Partial<ScheduleEntry> }

/** Rows that begin so many minutes from now. */
function Rows({ entries }: { entries: readonly Entry[] }) {
  const { content, asOf } = usePage()
  const now = asOf()
  return (
    <ol className="schedule ruled">
      {entries.map(({ in: minutes, is }, index) => {
        const type = tournamentTypes[index % tournamentTypes.length] ?? 'freezeout'
        const timed = { start: new Date(now.getTime() + minutes * minuteMs), lateRegistrationMinutes: 90, ...is }
        const entry: ScheduleEntry = {
          id: `${type}-${minutes}`,
          name: `Evening ${type}`,
          type,
          format: 'No Limit Hold’em · 8 players',
          structure: content.structures[0]?.id,
          buyIn: { amount: 55, currency: 'USD' },
          guarantee: { amount: 25_000, currency: 'USD' },
          page: null,
          ...timed,
          state: eventState(timed, now)
        }
        return <TournamentRow key={entry.id} entry={entry} />
      })}
    </ol>
  )
}

const rows = (...entries: readonly Entry[]) => ({ wide: <Rows entries={entries} /> })

const longName = 'Vastuullisuusperiaatteenmukainen Auszahlungsbearbeitungszeitverlängerung'

/** The calculator as the server answers a query. It names its fields by id: the gallery has it once. */
function Answered({ written }: { written: Readonly<Partial<Record<DealField, string>>> }) {
  const { t, locale } = usePage()
  const words = equityWords(t, locale)
  const read = readDeal(written)
  const figures = read.deal && equityFigures(read, equityOf(read.deal), words, locale, 'server')
  return <Calculator action="" written={written} faults={read.faults} figures={figures} words={words} locale={locale} />
}

/** A demo with the words of its page. */
const Demo = ({ children }: { children: (words: ReturnType<typeof pageCopy<'unique-features'>>) => ReactNode }) =>
  children(pageCopy(usePage(), 'unique-features'))

const longWords = ['Найвідповідальніший', 'Auszahlungsbearbeitungszeit', 'Lisätietojenantamisvelvollisuus']

export const parts = {
  posters: {
    'one of each kind, the last without a picture': { wide: <Wall /> }
  },
  'limit-panel': each(limits => <LimitPanel limits={limits} />, {
    'Three limits': [
      { name: 'Deposit', value: '$200', part: 40 },
      { name: 'Loss', value: '$100', part: 20 },
      { name: 'Session', value: '90 min', part: 50 }
    ],
    'The ends of the line, and a long name': [
      { name: 'Geschwindigkeitsbegrenzungsüberschreitung', value: '1 250 000 ₴', part: 0 },
      { name: 'Spielzeit', value: '24 h', part: 100 }
    ]
  }),
  tournaments: {
    'to come, open and under way; without a buy-in; each format': rows(
      { in: 45 },
      { in: -30 },
      { in: -60, is: { lateRegistrationMinutes: 20, runsMinutes: 240 } },
      { in: 600, is: { buyIn: null, guarantee: null, structure: undefined } },
      { in: 1500, is: { lateRegistrationMinutes: 0 } }
    ),
    'great ones, on their pictures': rows(
      {
        in: 90,
        is: { name: 'Sunday Major', picture: 'series-sunday-major', guarantee: { amount: 1_000_000, currency: 'USD' } }
      },
      { in: -10, is: { name: 'Main Event', picture: 'series-falcon' } }
    ),
    'long words': rows(
      { in: 30, is: { name: longName, format: `${longName} · Найвідповідальніший` } },
      { in: 31, is: { name: 'Legmegszentségteleníthetetlenebb', picture: 'live-harbour' } }
    )
  },
  'equity-calculator': {
    'four hands on the turn': {
      wide: (
        <Answered
          written={{ hero: 'As Ks', villain: 'Qh Qd', villain2: '9s 8s', villain3: '2c 2d', board: '10s 7d 4s 2h' }}
        />
      )
    }
  },
  demos: {
    splash: <Demo>{({ splash }) => splash && <Splash {...splash} />}</Demo>,
    emoji: <Demo>{({ emoji }) => <Emoji {...emoji} />}</Demo>,
    'hand review': { wide: <Demo>{({ handReview }) => <HandReview {...handReview} />}</Demo> },
    'video reaction': <Demo>{({ videoReactions }) => <VideoReaction {...videoReactions} />}</Demo>,
    'voice message, long words': (
      <Demo>
        {({ voiceMessages }) => (
          <VoiceMessage {...voiceMessages} speaker={longWords.join(' ')} transcript={`${longWords.join(' ')}.`} />
        )}
      </Demo>
    ),
    'prop bets': { wide: <Demo>{({ propBets }) => <PropBets {...propBets} />}</Demo> }
  }
}
