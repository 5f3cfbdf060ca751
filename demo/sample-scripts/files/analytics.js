/* A sample. In place of an analytics service it keeps calls in memory, in `analytics.calls`. It sends nothing. */
{
  const calls = []
  const record = call => (...words) => calls.push({ call, words })
  const early = window.analytics ?? []
  window.analytics = { calls, page: record('page'), track: record('track'), identify: record('identify') }
  for (const [name, ...words] of early) analytics[name]?.(...words)
}
