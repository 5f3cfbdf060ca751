import * as v from 'valibot'
import { refuse } from '../http/answers.ts'
import { crossSite, isCrossSite } from '../http/own-origin.ts'
import { mediaType, parseJson, readBody } from '../http/read-form.ts'
import type { SiteContext } from '../http/site-context.ts'
import { firstFault } from '../platform/schema-faults.ts'
import type { IntakeCall } from './intake.ts'

/** A browser's report repeats the policy; a minute of them fits. */
const maxBytes = 65_536

type Schemas<Read> = Readonly<Record<string, v.GenericSchema<unknown, Read>>>

/**
 * Receives what a browser sends unasked: refuses other sites (403), too much (429), another type (415), a text that is too long (413) or that the schema of its type
 * refuses (400, with field and reason). Out: what was read, or the refusal. Nothing that was sent is in an answer.
 *
 * @throws HTTPException 413 and 400, of the body
 */
export async function receive<Read>(
  c: SiteContext,
  call: IntakeCall,
  schemas: Schemas<Read>
): Promise<{ read: Read } | { refusal: Response }> {
  if (isCrossSite(c)) return { refusal: refuse(c, 403, crossSite) }
  const wait = await c.var.services.intake.wait(call, c.var.visitor.address)
  if (wait !== null) return { refusal: refuse(c, 429, 'Too much was sent', {}, { 'Retry-After': String(wait) }) }
  const type = mediaType(c.env.incoming)
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
  if (!schema) return { refusal: refuse(c, 415, `Send ${Object.keys(schemas).join(' or ')}`) }
  const given = parseJson(await readBody(c.env.incoming, maxBytes))
  const result = v.safeParse(schema, given)
  return result.success ? { read: result.output } : { refusal: refuse(c, 400, firstFault(schema, given)) }
}
