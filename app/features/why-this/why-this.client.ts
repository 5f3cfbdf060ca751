/** How far from the screen the line is filled in, so that nothing moves before the visitor's eyes. */
const ahead = '600px'

/** Completes the footer's line by the country as detected and the rule applied, once it comes near. */
export function startWhyThis(): void {
  const line = document.querySelector('[data-why-this]')
  if (!line) return
  const complete = async () => {
    const asked = new URLSearchParams({ notice: 'why-this', page: location.pathname })
    const response = await fetch(`/api/region-notice?${asked}`).catch(() => null)
    if (!response?.ok) return
    const { text }: { text: string } = await response.json()
    line.textContent = `${text} `
  }
  const near = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      void complete()
    },
    { rootMargin: ahead }
  )
  near.observe(line)
}
