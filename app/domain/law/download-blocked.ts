import type { AudienceFacts } from './audience-facts.ts'
import type { RuleType } from './country-rule.ts'

const exempt: readonly string[] = ['/', '/download/', '/poker-school/']

/** "True when the country rule is BLOCKED and the path is not home, download or poker-school": a download from this page leads to the home page. */
export const downloadBlocked = (rule: RuleType | null, path: string): boolean =>
  rule === 'BLOCKED' && !exempt.includes(path.endsWith('/') ? path : `${path}/`)

/** Whether an installer may be given to a visitor at all: "a BLOCKED country goes to the home page", "WARNING leaves download open"; nobody downloads on a closed site. */
export const mayDownload = ({ rule, siteClosed }: Pick<AudienceFacts, 'rule' | 'siteClosed'>): boolean =>
  rule !== 'BLOCKED' && !siteClosed

/** Whether the pages of a site lead to an installer: those of one that informs do not. */
export const offersInstaller = (audience: Pick<AudienceFacts, 'rule' | 'siteClosed' | 'siteInforms'>): boolean =>
  mayDownload(audience) && !audience.siteInforms

/** Whether nobody is invited to join: the visitor's country is BLOCKED, or the site's own law lets the site inform alone. */
export const joinsNobody = ({ rule, siteInforms }: Pick<AudienceFacts, 'rule' | 'siteInforms'>): boolean =>
  rule === 'BLOCKED' || siteInforms
