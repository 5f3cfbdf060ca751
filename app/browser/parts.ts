import { hydrateParts, type LoadPart } from '../ui/hydrated/hydrate.client.ts'
import { onPageChange } from '../ui/page-change/page-change.client.ts'

/** The parts that React brings to life, by the name that `<Hydrated>` gives them. */
const parts: Readonly<Record<string, LoadPart>> = {
  'equity-calculator': async () =>
    (await import('../features/equity-calculator/equity-calculator.client.tsx')).Calculator,
  'file-check': async () => (await import('../features/download/file-check.client.tsx')).FileCheck,
  'sign-up': async () => (await import('../features/sign-up/sign-up-part.client.tsx')).SignUpPart
}

export function startParts(): void {
  hydrateParts(parts)
  onPageChange(() => hydrateParts(parts))
}
