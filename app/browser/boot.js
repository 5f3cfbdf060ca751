// Inlined at the top of every page. Starts the app at the first sign of use, else when the browser is idle, at the latest 3 s after load.
// A press of what needs the app is held and made again once the app is live; if the app does not come, the press is let through.
{
  const root = document.documentElement
  const painted = then =>
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      setTimeout(then)
    }).observe({ type: 'paint', buffered: true })
  const held = []
  let started, released
  const release = () => {
    if (released) return
    released = true
    removeEventListener('click', hold, true)
    for (const pressed of held) pressed.click()
  }
  // The app did not start: where the server has another build the document is loaded anew, once in ten seconds. Where all files are there the app has
  // thrown, and a notice says so; else the page stays as it works without.
  const lost = async () => {
    release()
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`)
      const { id } = await answer.json()
      if (id === root.dataset.build) {
        const files = await Promise.all(root.dataset.scripts.split(' ').map(file => fetch(file)))
        const place = document.getElementById('fault')
        if (!files.every(file => file.ok)) return
        place.className = 'fault-notice'
        place.innerHTML = place.dataset.notice
        place.lastChild.remove()
      }
      const reloads = JSON.parse(sessionStorage.reloads || '{}')
      if (!id || id === root.dataset.build || Date.now() - reloads[location.pathname] < 10_000) return
      sessionStorage.reloads = JSON.stringify({ ...reloads, [location.pathname]: Date.now() })
      location.reload()
    } catch {}
  }
  const append = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const begin = () => {
    const [start, ...imported] = root.dataset.scripts.split(' ')
    for (const href of imported) append('link', { rel: 'modulepreload', href })
    import(start).catch(lost)
  }
  const start = () => {
    if (started) return
    started = true
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', begin) : begin()
  }
  const hold = event => {
    const pressed = event.target.closest?.('button, a[data-opens]')
    if (!pressed || pressed.type === 'submit' || pressed.popoverTargetElement || pressed.hasAttribute('popovertarget')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!held.length) setTimeout(release, 8000)
    held.push(pressed)
    start()
  }
  const once = { once: true, capture: true, passive: true }
  for (const type of ['pointerdown', 'keydown', 'touchstart']) addEventListener(type, start, once)
  // A pointer at rest is told of as soon as the page is laid out: it must not put scripts before the first paint.
  for (const type of ['pointerover', 'focusin']) addEventListener(type, () => painted(start), once)
  addEventListener('click', hold, true)
  addEventListener('app-live', release, { once: true })
  addEventListener('load', () => {
    setTimeout(start, 3000)
    painted(() => (window.requestIdleCallback ?? setTimeout)(start))
  })
  if (root.dataset.start === 'now')
    painted(start)
  // A page that answers a form has the address of the call: it gets its own, so that loading it anew does not send the form again.
  if (root.dataset.ownAddress) history.replaceState(null, '', root.dataset.ownAddress)
  // Fonts come after the first paint, on a first visit; later in the session they are at hand, and come before it. They come at once: each alone would lay out the page again.
  const fonts = async () => {
    const rules = document.querySelector('noscript').textContent.matchAll(/family:"(.*?)";src:(.*?);font-weight:(.*?);/g)
    const faces = Array.from(rules, ([, family, src, weight]) => new FontFace(family, src, { weight }))
    try {
      await Promise.all(faces.map(face => face.load()))
      for (const face of faces) document.fonts.add(face)
      sessionStorage.fonts = 1
    } catch {}
  }
  let atHand
  try {
    atHand = sessionStorage.fonts
  } catch {}
  atHand ? fonts() : painted(fonts)
}
