import type { OfficialSitePage } from '../../../../content/pages/official-site/official-site.schema.ts'
import { siteConfiguration } from '../../../site/config/site-configuration.data.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

const addresses = {
  support: siteConfiguration.supportEmail,
  privacy: siteConfiguration.privacyEmail,
  complaints: siteConfiguration.complaintsEmail,
  streamer: siteConfiguration.streamerEmail,
  press: siteConfiguration.pressEmail,
  security: siteConfiguration.securityEmail,
  noReply: siteConfiguration.noReplyEmail
} as const satisfies Record<keyof OfficialSitePage['mail']['subjects'], string>

/** The mail addresses of the configuration by subject, that for streamers where they may be promoted; the one that only sends is no link. */
export function MailAddresses({ words }: { words: OfficialSitePage['mail'] }) {
  const { streamers } = usePage().audience()
  const keys = (Object.keys(addresses) as (keyof typeof addresses)[]).filter(key => key !== 'streamer' || streamers)
  const rows = keys.map(key => {
    const address = escapeMarkup(addresses[key])
    return [
      escapeMarkup(words.subjects[key]),
      key === 'noReply' ? address : `<a href="mailto:${address}">${address}</a>`
    ]
  })
  return (
    <Section id="mail" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[{ name: words.columns.subject }, { name: words.columns.address }]}
        rows={rows}
      />
      <p className="official__after">{words.note}</p>
    </Section>
  )
}
