import type { MessageKey, Translate } from '../../site/messages/translate.ts'
import type { HelpEntry, HelpGroup } from './help-of-country.ts'

type PlaceNames = {
  /** The names of the visitor's place and of the site's region. */
  visitorPlace: string | null
  sitePlace: string
}

export function helpSections(t: Translate, groups: readonly HelpGroup[], names: PlaceNames) {
  return groups.map(({ scope, entries }) => ({
    title: titleOf(t, scope, names),
    lines: entries.map(entry => lineOf(t, entry))
  }))
}

/** The words of the modal: "lists the registers and helplines of the visitor's country". */
export type SelfExclusionWords = ReturnType<typeof selfExclusionWords>

export const selfExclusionWords = (
  t: Translate,
  groups: readonly HelpGroup[],
  names: PlaceNames,
  moreHref: string | null
) => ({
  title: t('self-exclusion.title'),
  intro: t('self-exclusion.intro'),
  sections: helpSections(t, groups, names),
  emergency: t('self-exclusion.emergency'),
  more: moreHref === null ? null : { text: t('self-exclusion.more'), href: moreHref },
  closeLabel: t('self-exclusion.close')
})

function titleOf(t: Translate, scope: HelpGroup['scope'], { visitorPlace, sitePlace }: PlaceNames): string {
  switch (scope) {
    case 'visitor':
      return t('self-exclusion.of-visitor', { place: visitorPlace ?? sitePlace })
    case 'site':
      return t('self-exclusion.of-site', { place: sitePlace })
    case 'international':
      return t('self-exclusion.of-international')
  }
}

/** The address that calls a number: its digits alone, with a plus where it starts with one. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

const kinds = {
  helpline: 'self-exclusion.helpline',
  'self-exclusion': 'self-exclusion.register',
  regulator: 'footer.regulator'
} as const satisfies Record<HelpEntry['kind'], MessageKey>

/** One service in words: what it is, how to reach it, and its hours. */
export type HelpLine = ReturnType<typeof lineOf>

const lineOf = (t: Translate, { name, kind, phone, url, hours }: HelpEntry) => ({
  name,
  kind: t(kinds[kind]),
  phone: phone ? { text: phone, href: phoneLink(phone) } : null,
  website: url ? { text: new URL(url).host.replace(/^www\./, ''), href: url } : null,
  notes: hours ? [t('self-exclusion.hours', hours)] : []
})
