import type { LoadPart } from '../ui/hydrated/hydrate.client.ts'

/** The parts that React brings to life, by the name that `<Hydrated>` gives them. */
export const parts: Readonly<Record<string, LoadPart>> = {
  'equity-calculator': async () =>
    (await import('../features/equity-calculator/equity-calculator.client.tsx')).Calculator
}
