import type { FormState } from '../../site/page/visit.ts'

/** What the page shows: asking for a link, or what came of that, or what the link opens, or what came of that. */
export type YourDataState = 'request' | 'sent' | 'link' | 'deleted' | 'expired'

type Facts = {
  query: Readonly<Record<string, string>>
  /** The form that came back, if one did. */
  form: Pick<FormState, 'name' | 'values'> | null
}

/** What the page shows. The link of the mail brings a token; whether it is good is found out when it is used. */
export function yourDataState({ query, form }: Facts): YourDataState {
  if (form) return form.name === 'delete-data' && form.values.token ? 'link' : 'request'
  if (query.deleted === '1') return 'deleted'
  if (query.expired === '1') return 'expired'
  if (query.sent === '1') return 'sent'
  return query.token ? 'link' : 'request'
}
