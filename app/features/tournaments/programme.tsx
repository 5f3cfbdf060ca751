import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import { DayRibbon } from './day-ribbon.tsx'
import { seriesEntries } from './schedule-entry.ts'
import { ScheduleList } from './schedule-list.tsx'
import type { useEdition } from './use-edition.ts'

type Props = ReturnType<typeof useEdition> & {
  words: {
    title: string
    lead: string
    sampleNote?: string | undefined
    emptyText?: string | undefined
  }
}

/** The programme of an edition: all its days beside each other, and what is ahead, by the clock of its venue where it has one. */
export function Programme({ words, edition: { id, venue }, ahead, over }: Props) {
  const scope = usePage()
  return (
    <Section id="programme" title={words.title} lead={words.lead} className="shared-pool">
      <DayRibbon
        events={[...over, ...ahead].toSorted((a, b) => a.start.getTime() - b.start.getTime())}
        timeZone={venue?.timeZone}
      />
      {ahead.length === 0 ? (
        <p>{words.emptyText}</p>
      ) : (
        <>
          <ScheduleList sampleNote={words.sampleNote} venue={venue} entries={seriesEntries(ahead, scope)} />
          <MoreLink href={`/api/calendar/${id}.ics?lang=${scope.locale}`} text={scope.t('tournaments.add-all')} />
        </>
      )}
    </Section>
  )
}
