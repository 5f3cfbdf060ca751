/** A day of universal time, which has no summer time, in milliseconds. */
export const dayMs = 86_400_000
