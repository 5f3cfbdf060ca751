// Inlined at the top of every page, as a script of its own: it imports nothing. It must not put scripts or fonts before the first paint.
type Face = [rule: string, family: string, source: string, weight: string]

{
  const root = document.documentElement
  const capture = { once: true, capture: true, passive: true } as const
  const scripts = () => (root.dataset.scripts ?? '').split(' ')

  const afterFirstPaint = (then: () => void) =>
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      setTimeout(then)
    }).observe({ type: 'paint', buffered: true })

  // 1. The app starts at the first sign of use, else when the browser is idle, at the latest 3 s after load.
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', importApp)
    else importApp()
  }
  const importApp = () => {
    const [app = '', ...imported] = scripts()
    for (const href of imported)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(app).catch(recover)
  }
  for (const type of ['pointerdown', 'keydown', 'touchstart']) addEventListener(type, start, capture)
  // A browser reports a pointer at rest as soon as the page is laid out.
  for (const type of ['pointerover', 'focusin']) addEventListener(type, () => afterFirstPaint(start), capture)
  addEventListener('load', () => {
    setTimeout(start, 3000)
    afterFirstPaint(() => (window.requestIdleCallback ?? setTimeout)(start))
  })
  if (root.dataset.start === 'now') afterFirstPaint(start)

  // 2. A press of what needs the app is held, and made again once the app is live; where it does not come the press is let through.
  const held: HTMLElement[] = []
  const hold = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest?.<HTMLElement>('button, a[data-opens]')
    if (!pressed || pressed.matches('[popovertarget], button:not([type]), [type=submit]')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!held.length) setTimeout(release, 8000)
    held.push(pressed)
    start()
  }
  const release = () => {
    removeEventListener('click', hold, true)
    for (const pressed of held.splice(0)) pressed.click()
  }
  addEventListener('click', hold, true)
  addEventListener('app-live', release, capture)

  // 3. The app did not start. Where the server has another build the document is loaded anew, once in ten seconds; where all files are there the app has
  // thrown, and a notice says so; else the page stays as it works without.
  const recover = async () => {
    release()
    try {
      const { id } = await (await fetch(`/builds/latest.json?${Date.now()}`)).json()
      if (id === root.dataset.build) return await showNotice()
      const reloads = JSON.parse(sessionStorage.reloads || '{}')
      if (!id || Math.abs(Date.now() - reloads[location.pathname]) < 10_000) return
      sessionStorage.reloads = JSON.stringify({ ...reloads, [location.pathname]: Date.now() })
      location.reload()
    } catch {}
  }
  const showNotice = async () => {
    const files = await Promise.all(scripts().map(file => fetch(file)))
    const place = document.getElementById('fault')
    if (!place || !files.every(file => file.ok)) return
    place.className = 'fault-notice row'
    place.innerHTML = place.dataset.notice ?? ''
    place.lastChild?.remove()
  }

  // 4. Sections far below are laid out late (base.css), but not where the browser goes to a place in the page, which is found only once all is laid out, nor
  // where it does not keep the text that is read in its place while others grow above.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor: auto')) root.dataset.late = ''

  // 5. A page that answers a form has the address of the call: it gets its own, so that loading it anew does not send the form again.
  if (root.dataset.ownAddress) history.replaceState(null, '', root.dataset.ownAddress)

  // 6. Fonts come all together, since each alone would lay out the page again: on a first visit after the first paint, later in a session, when they are at
  // hand, before it.
  const loadFonts = async () => {
    const rules = document.querySelector('noscript')?.textContent ?? ''
    const written = [...rules.matchAll(/family:"(.*?)";src:(.*?);font-weight:(.*?);/g)] as string[][] as Face[]
    const faces = written.map(([, family, source, weight]) => new FontFace(family, source, { weight }))
    try {
      await Promise.all(faces.map(face => face.load()))
      for (const face of faces) document.fonts.add(face)
      sessionStorage.fonts = 1
    } catch {}
  }
  let atHand: unknown
  try {
    atHand = sessionStorage.fonts
  } catch {}
  if (atHand) void loadFonts()
  else afterFirstPaint(loadFonts)
}
