import type { Expected } from './differences.ts'

/** Differences that a change is meant to make, each with its reason. `pattern` is tried on the line with its sign: `- id`, `+ id`. */
export const expected: readonly Expected[] = []
