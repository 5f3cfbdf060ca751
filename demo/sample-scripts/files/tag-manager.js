/*
 * A sample. It stands where a tag manager would be loaded from once TAG_MANAGER_ID is set, so that the rule of consent
 * can be seen at work. It keeps what the page tells it in memory, under `sampleTagManager.told`. It loads no further
 * script, sends nothing, sets no cookie and stores nothing.
 */
;(() => {
  const layer = (window.dataLayer ??= [])
  const told = layer.map(words => ({ words, at: new Date().toISOString() }))
  const push = layer.push.bind(layer)
  layer.push = (...all) => {
    for (const words of all) told.push({ words, at: new Date().toISOString() })
    return push(...all)
  }
  window.sampleTagManager = { sample: true, told }
})()
