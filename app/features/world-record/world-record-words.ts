import type { WorldRecord } from '../../../content/world-record/world-record.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { Translate } from '../../site/messages/translate.ts'
import type { PictureSources } from '../../ui/picture/picture-source.ts'

type Page = {
  locale: Locale
  wide: PictureSources
  /** The crop for phones. */
  tall: PictureSources
  /** The address of the full text, or null where that page is not live. */
  moreHref: string | null
}

/** The facts of the record: what, by how many, when, and who attests it. */
export function recordFacts(t: Translate, record: WorldRecord, locale: Locale) {
  return [
    { label: t('world-record.what'), value: record.what[locale] },
    { label: t('world-record.players'), value: formatFigure({ kind: 'count', value: record.players }, locale) },
    { label: t('world-record.set-on'), value: formatFigure({ kind: 'date', value: record.setOn }, locale) },
    { label: t('world-record.certified-by'), value: record.certifiedBy[locale] }
  ]
}

/** The words of the modal: "a world-record certificate modal with responsive images", in the words of the page. */
export type WorldRecordWords = ReturnType<typeof worldRecordWords>

export const worldRecordWords = (t: Translate, record: WorldRecord, { locale, wide, tall, moreHref }: Page) => ({
  title: record.title[locale],
  facts: recordFacts(t, record, locale),
  sampleNote: record.sampleNote[locale],
  picture: { alt: t('world-record.picture-alt'), wide, tall },
  more: moreHref === null ? null : { text: t('world-record.more'), href: moreHref },
  closeLabel: t('world-record.close')
})
