import { pageHere } from '../../site/visitor/page-here.client.ts'
/** Completes the footer's line by the country as detected and the rule applied. */
export function startWhyThis(): undefined {
  const complete = async () => {
    const asked = new URLSearchParams({ notice: 'why-this', ...pageHere() })
    const response = await fetch(`/api/region-notice?${asked}`).catch(() => null)
    if (!response?.ok) return
    const { text }: { text: string } = await response.json()
    const line = document.querySelector('[data-why-this]')
    if (line) line.textContent = `${text} `
  }
  void complete()
}
