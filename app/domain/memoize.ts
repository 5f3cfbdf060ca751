/** A function that makes each result once, by its plain arguments, and keeps it. */
export function memoize<Arguments extends readonly unknown[], Made>(make: (...given: Arguments) => Made) {
  const made = new Map<string, Made>()
  return (...given: Arguments): Made => {
    const key = JSON.stringify(given)
    const known = made.get(key) ?? make(...given)
    made.set(key, known)
    return known
  }
}

/** The same by an object: what is made of it is kept as long as the object. */
export function memoizeBy<Key extends object, Made>(make: (key: Key) => Made) {
  const made = new WeakMap<Key, Made>()
  return (key: Key): Made => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
