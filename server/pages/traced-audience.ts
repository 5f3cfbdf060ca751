import type { Audience } from '../../app/site/visitor/audience.ts'

/** An audience that keeps an account of which of its fields a render reads. */
export const tracedAudience = (audience: Audience, read: Set<keyof Audience>): Audience =>
  new Proxy(audience, {
    get(target, field, receiver) {
      if (Object.hasOwn(target, field)) read.add(field as keyof Audience)
      return Reflect.get(target, field, receiver)
    }
  })

/** The fields of an audience that a render has read, with their values. */
export const fieldsRead = (audience: Audience, read: ReadonlySet<keyof Audience>): Partial<Audience> =>
  Object.fromEntries([...read].map(field => [field, audience[field]]))

/**
 * Whether an audience would get the same page as the one that it was rendered for: it has the same values in every field that was read. What a render does not
 * read cannot change its bytes.
 */
export const sameFields = (fields: Partial<Audience>, audience: Audience): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(audience[field as keyof Audience]) === JSON.stringify(value)
  )
