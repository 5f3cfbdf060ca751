import type { FormState } from '../../site/page/visit.ts'

/** The states of the page: the form for a link, its outcome, the opened link, and the outcome of that. */
export type YourDataState = 'request' | 'sent' | 'link' | 'deleted' | 'expired'

type Facts = {
  query: Readonly<Record<string, string>>
  /** The form that came back, if one did. */
  form: Pick<FormState, 'name' | 'values'> | null
}

/** The state of the page. The link of the mail brings a token; whether it is good is found out when it is used. */
export function yourDataState({ query, form }: Facts): YourDataState {
  if (form) return form.name === 'delete-data' && form.values.token ? 'link' : 'request'
  if (query.deleted === '1') return 'deleted'
  if (query.expired === '1') return 'expired'
  if (query.sent === '1') return 'sent'
  return query.token ? 'link' : 'request'
}
