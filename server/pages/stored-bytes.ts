import type { Pages } from './page-store.ts'

/** What pages take in memory. Out: how many answers they are, each counted once however many classes of visitors share it, and their bytes. */
export function storedBytes(pages: Pages): { answers: number; bytes: number } {
  const answers = new Set(
    [...pages.values()].flatMap(({ variants }) =>
      [...variants.values()].flatMap(({ document, payload }) => [document, payload])
    )
  )
  return { answers: answers.size, bytes: [...answers].reduce((sum, { br }) => sum + br.length, 0) }
}
