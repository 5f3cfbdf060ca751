/** Flags of node: a small heap that grows slowly, so that a process stays below 280 MB after every page. Cached pages are not in it, and all else that lives in it is some 100 MB. */
export const serverFlags = ['--heap-growing-percent=15', '--max-semi-space-size=2', '--max-old-space-size=256'] as const
/** Memory that the C library (or jemalloc in its place) holds on to without need: arenas of their own for each thread, freed pages, and huge pages that are used by half. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_CONF: 'dirty_decay_ms:0,muzzy_decay_ms:0,narenas:1,thp:never'
} as const
