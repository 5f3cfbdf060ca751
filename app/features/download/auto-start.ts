/** The parameter of the download page: `1` asks for the start, and this takes its place once it has happened. */
export const startedValue = 'done'

type Intent = 'start' | 'started' | 'none'

/**
 * What the address of the download page asks for: "with query auto=1 it starts the download automatically". In: the value of `auto`, or undefined.
 * Out: `started` for an intent that has been used, and which going back or loading again does not renew.
 */
export function autoIntent(auto: string | undefined | null): Intent {
  if (auto === '1') return 'start'
  return auto === startedValue ? 'started' : 'none'
}

/** The address once its intent is used. In: the query as it stands. Out: the same, with nothing in it that would start a download. */
export function usedSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.set('auto', startedValue)
  return `?${query}`
}
