import type { ReactElement, ReactNode } from 'react'

/** Examples of one part, by what each shows; `wide` has the whole width. */
export type Examples = Readonly<Record<string, ReactElement | { wide: ReactNode }>>

/** The same part with what each example gives it. In: how it is shown, what it is given by the example's name, and the names of those that are wide. */
export const each = <Given,>(
  show: (given: Given) => ReactElement,
  examples: Readonly<Record<string, Given>>,
  wide: readonly string[] = []
): Examples =>
  Object.fromEntries(
    Object.entries(examples).map(([name, given]) => {
      const shown = show(given)
      return [name, wide.includes(name) ? { wide: shown } : shown]
    })
  )
