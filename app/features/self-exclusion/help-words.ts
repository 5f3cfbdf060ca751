import type { Translate } from '../../site/messages/translate.ts'
import type { HelpEntry, HelpGroup } from './help-of-country.ts'
import { phoneLink } from './phone-link.ts'

/** One service in words: what it is, how to reach it, and what is to be known of it. */
export type HelpLine = {
  name: string
  kind: string
  phone: { text: string; href: string } | null
  website: { text: string; href: string } | null
  /** Its hours. */
  notes: string[]
}
export type HelpSection = { title: string; lines: HelpLine[] }

/** The words of the modal: "lists the registers and helplines of the visitor's country". */
export type SelfExclusionWords = {
  title: string
  intro: string
  sections: HelpSection[]
  emergency: string
  more: { text: string; href: string } | null
  closeLabel: string
}

type PlaceNames = {
  /** The names of the visitor's place and of the site's region. */
  visitorPlace: string | null
  sitePlace: string
}

export function helpSections(t: Translate, groups: readonly HelpGroup[], names: PlaceNames): HelpSection[] {
  return groups.map(({ scope, entries }) => ({
    title: titleOf(t, scope, names),
    lines: entries.map(entry => lineOf(t, entry))
  }))
}

/** All that the modal says. */
export function selfExclusionWords(
  t: Translate,
  groups: readonly HelpGroup[],
  names: PlaceNames,
  moreHref: string | null
): SelfExclusionWords {
  return {
    title: t('self-exclusion.title'),
    intro: t('self-exclusion.intro'),
    sections: helpSections(t, groups, names),
    emergency: t('self-exclusion.emergency'),
    more: moreHref === null ? null : { text: t('self-exclusion.more'), href: moreHref },
    closeLabel: t('self-exclusion.close')
  }
}

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

const lineOf = (t: Translate, { name, kind, phone, url, hours }: HelpEntry): HelpLine => ({
  name,
  kind: kindWords(t, kind),
  phone: phone === null ? null : { text: phone, href: phoneLink(phone) },
  website: url === null ? null : { text: new URL(url).host.replace(/^www\./, ''), href: url },
  notes: hours ? [t('self-exclusion.hours', hours)] : []
})

function kindWords(t: Translate, kind: HelpEntry['kind']): string {
  switch (kind) {
    case 'helpline':
      return t('self-exclusion.helpline')
    case 'self-exclusion':
      return t('self-exclusion.register')
    case 'regulator':
      return t('footer.regulator')
  }
}
