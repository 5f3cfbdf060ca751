import type { WorldRecord } from '../../../content/world-record/world-record.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { Translate } from '../../site/messages/translate.ts'
import type { PictureSources } from '../../ui/picture/picture-source.ts'

export type CertificatePicture = PictureSources
export type RecordFact = { label: string; value: string }

/** The words of the modal: "a world-record certificate modal with responsive images", in the words of the page. */
export type WorldRecordWords = {
  title: string
  facts: RecordFact[]
  sampleNote: string
  picture: { alt: string; wide: CertificatePicture; tall: CertificatePicture }
  more: { text: string; href: string } | null
  closeLabel: string
}

type Page = {
  locale: Locale
  wide: CertificatePicture
  /** The crop for phones. */
  tall: CertificatePicture
  /** The address of the full text, or null where that page is not live. */
  moreHref: string | null
}

/** The facts of the record: what, by how many, when, and who attests it. */
export function recordFacts(t: Translate, record: WorldRecord, locale: Locale): RecordFact[] {
  return [
    { label: t('world-record.what'), value: record.what[locale] },
    { label: t('world-record.players'), value: formatFigure({ kind: 'count', value: record.players }, locale) },
    { label: t('world-record.set-on'), value: formatFigure({ kind: 'date', value: record.setOn }, locale) },
    { label: t('world-record.certified-by'), value: record.certifiedBy[locale] }
  ]
}

/** All that the certificate's modal says. */
export function worldRecordWords(
  t: Translate,
  record: WorldRecord,
  { locale, wide, tall, moreHref }: Page
): WorldRecordWords {
  return {
    title: record.title[locale],
    facts: recordFacts(t, record, locale),
    sampleNote: record.sampleNote[locale],
    picture: { alt: t('world-record.picture-alt'), wide, tall },
    more: moreHref === null ? null : { text: t('world-record.more'), href: moreHref },
    closeLabel: t('world-record.close')
  }
}
