/* A sample. In place of a tag manager it keeps what it is told in `sampleTagManager.told`. It sends nothing. */
{
  const layer = (window.dataLayer ??= [])
  const told = [...layer]
  const push = layer.push
  layer.push = (...words) => {
    told.push(...words)
    return push.apply(layer, words)
  }
  window.sampleTagManager = { told }
}
