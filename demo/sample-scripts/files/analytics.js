/*
 * A sample. It stands where the script of an analytics service would be loaded from once ANALYTICS_ID is set, so that
 * the rule of consent can be seen at work. It keeps the calls in memory, under `analytics.calls`. It sends nothing,
 * sets no cookie and stores nothing.
 */
;(() => {
  const waiting = Array.isArray(window.analytics) ? window.analytics : []
  const calls = []
  const record = name => (...words) => {
    calls.push({ call: name, words, at: new Date().toISOString() })
  }
  window.analytics = { sample: true, calls, page: record('page'), track: record('track'), identify: record('identify') }
  for (const [name, ...words] of waiting) window.analytics[name]?.(...words)
})()
