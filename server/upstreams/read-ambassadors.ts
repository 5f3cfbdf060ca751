import * as v from 'valibot'
import { firstFault } from '../platform/schema-faults.ts'
import { UpstreamError } from './fetch-upstream.ts'
import { maxAmbassadors, personSchema } from './upstream-answers.schema.ts'

export type Person = v.InferOutput<typeof personSchema>

/**
 * Reads the ambassadors that an upstream gave, one by one. Returns those who can be shown; `leftOut` names the others, by position and reason.
 *
 * @throws UpstreamError where the answer is no list or too long, or names nobody who can be shown
 */
export function readAmbassadors(answer: unknown) {
  if (!Array.isArray(answer)) throw new UpstreamError('not-valid', 'the answer is not valid: it is no list')
  if (answer.length > maxAmbassadors) throw new UpstreamError('not-valid', `more than ${maxAmbassadors} ambassadors`)
  const people = new Map<string, Person>()
  const leftOut: string[] = []
  for (const [index, raw] of answer.entries()) {
    const read = v.safeParse(personSchema, raw)
    if (!read.success) leftOut.push(`${index}: ${firstFault(personSchema, raw)}`)
    else if (people.has(read.output.slug)) leftOut.push(`${index} (${read.output.slug}): slug: is there twice`)
    else people.set(read.output.slug, read.output)
  }
  if (answer.length > 0 && people.size === 0)
    throw new UpstreamError('refused', ['no ambassador can be shown', ...leftOut.slice(0, 10)].join('; '))
  return { items: [...people.values()], leftOut }
}
