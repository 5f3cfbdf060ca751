import type { Ambassador } from '../../../content/ambassadors/ambassadors.schema.ts'
import type { Content } from '../../../content/content.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { isOn } from '../site-map/site-map.ts'
import type { RecordPage } from './record-words.ts'

/** Someone of the team. Without a profile the operator's own list names them and content does not know them: then they are on every site that has a team. */
export type TeamMember = { slug: string; name: string; sites: RecordPage['sites']; profile: Ambassador | null }

/** The ambassadors of now: those of the operator's list where there is one, in its order and by its names, else those of content. */
export function teamOf({ ambassadors, team }: Pick<Content, 'ambassadors' | 'team'>): TeamMember[] {
  const profiles = new Map(ambassadors.map(person => [person.slug, person]))
  return (team ?? ambassadors).map(({ slug, name }) => {
    const profile = profiles.get(slug) ?? null
    return { slug, name, sites: profile?.sites ?? 'all', profile }
  })
}

/** Those of them whom a site shows. */
export const teamOn = ({ content, siteId }: { content: Content; siteId: SiteId }): TeamMember[] =>
  teamOf(content).filter(person => isOn(person, siteId))
