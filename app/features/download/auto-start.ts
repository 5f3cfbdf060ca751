/** The parameter of the download page: `1` asks for the start, and this takes its place once it has happened. */
const startedValue = 'done'

/** The intent in the address of the download page: "with query auto=1 it starts the download automatically". */
export function autoIntent(auto: string | undefined | null): 'start' | 'started' | 'none' {
  if (auto === '1') return 'start'
  return auto === startedValue ? 'started' : 'none'
}

/** The address once its intent is used. */
export function usedSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.set('auto', startedValue)
  return `?${query}`
}
