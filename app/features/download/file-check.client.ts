import { hexadecimal, type PublishedFile, type Verdict, verdictBySize, verdictBySum } from './check-file.ts'

type Answer = Verdict['kind'] | 'checking' | 'unreadable'

/**
 * Checks a chosen file against the checksums that the page lists, in the browser: nothing is sent. Without Web Crypto, which plain HTTP does not have,
 * the part stays hidden. Out: how to stop.
 */
export function startFileCheck(): () => void {
  const root = document.querySelector<HTMLElement>('[data-file-check]')
  const input = root?.querySelector('input')
  if (!root || !input || !globalThis.crypto?.subtle) return () => {}
  root.hidden = false
  let turn = 0
  const check = async () => {
    const [file] = input.files ?? []
    if (!file) return
    turn += 1
    const asked = turn
    show(root, 'checking', '')
    const { answer, sum, build } = await judge(file)
    if (asked === turn) show(root, answer, sum, build)
  }
  input.addEventListener('change', check)
  return () => input.removeEventListener('change', check)
}

async function judge(file: File): Promise<{ answer: Answer; sum: string; build?: string }> {
  const published = publishedFiles()
  const bySize = verdictBySize(file.size, published)
  if (bySize) return { answer: bySize.kind, sum: '' }
  try {
    const sum = hexadecimal(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const verdict = verdictBySum(sum, published)
    return { answer: verdict.kind, sum, ...(verdict.kind === 'match' ? { build: verdict.build } : {}) }
  } catch {
    return { answer: 'unreadable', sum: '' }
  }
}

/** What the page itself lists: the visitor compares with the same digits. */
const publishedFiles = (): PublishedFile[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sum]')].map(({ dataset }) => ({
    build: dataset.build ?? '',
    sizeBytes: Number(dataset.size),
    sha256: dataset.sum ?? ''
  }))

function show(root: HTMLElement, answer: Answer, sum: string, build = ''): void {
  for (const text of root.querySelectorAll<HTMLElement>('[data-verdict]')) text.hidden = text.dataset.verdict !== answer
  const name = root.querySelector('[data-file-build]')
  if (name) name.textContent = build
  const digits = root.querySelector<HTMLElement>('[data-file-sum]')
  const code = digits?.querySelector('code')
  if (!digits || !code) return
  digits.hidden = sum === ''
  code.textContent = sum
}
