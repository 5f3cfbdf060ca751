const dayMs = 86_400_000

/** The instant at which a record is past its review date: when the day by which it was to be reviewed is over, in UTC. */
export const reviewEnd = (reviewBy: string): Date => new Date(Date.parse(reviewBy) + dayMs)

/** Whether a record is past its review date: nobody has looked at it again in time, so that what it allows is no longer shown. */
export const pastReview = (reviewBy: string, now: Date): boolean => now.getTime() >= reviewEnd(reviewBy).getTime()
